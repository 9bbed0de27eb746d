/// The attributes of a line or a group, and the record that it inherits from.
package enum AttributesRecord: RecordLayout {
  package static var inherited: Field<Self, Address<AttributesRecord>?> { Field(0) }
  package static var own: Field<Self, Address<ListRecord<AttributeRecord>>> { Field(4) }
  package static var size: Int { 8 }
}

/// An attribute with its value.
package enum AttributeRecord: RecordLayout {
  package static var name: Field<Self, Address<TextRecord>> { Field(0) }
  package static var value: Field<Self, Address<TextRecord>?> { Field(4) }
  package static var size: Int { 8 }
}

extension Array {
  /// Returns attributes with the attributes that they inherit, which precede them. An inner attribute
  /// replaces an outer attribute with the same name.
  package func overriding(_ inherited: [Element], _ name: (Element) -> String) -> [Element] {
    let names = Set(map(name))
    return inherited.filter { !names.contains(name($0)) } + self
  }
}
