@_exported public import Turnpike
