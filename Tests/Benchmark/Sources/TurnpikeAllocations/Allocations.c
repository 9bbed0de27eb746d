#include "TurnpikeAllocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_bool counting;
static atomic_uint_fast64_t allocations;

void turnpike_start_counting_allocations(void) {
  atomic_store(&allocations, 0);
  atomic_store(&counting, true);
}

uint64_t turnpike_stop_counting_allocations(void) {
  atomic_store(&counting, false);
  return atomic_load(&allocations);
}

// A sanitizer replaces them itself.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(HAS_SANITIZER)

// A program may bring allocation functions of its own, which every library in it then calls
// (glibc's manual, "Replacing malloc"). These hand each call on to glibc's own under the names that
// it exports for that, so what they give is freed as ever; and they count where asked to, at the
// price of a load and a branch otherwise.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void count_one(void) {
  if (__builtin_expect(atomic_load_explicit(&counting, memory_order_relaxed), false)) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  count_one();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  count_one();
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  count_one();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count_one();
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  void *allocated = __libc_memalign(alignment, size);
  if (allocated == NULL) {
    return ENOMEM;
  }
  *memory = allocated;
  return 0;
}

bool turnpike_counts_allocations(void) { return true; }

#else

bool turnpike_counts_allocations(void) { return false; }

#endif
