#ifndef TURNPIKE_ALLOCATIONS_H
#define TURNPIKE_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this system.
bool turnpike_counts_allocations(void);

/// Starts counting from zero.
void turnpike_start_counting_allocations(void);

/// Ends counting; gives how often memory was asked for since the start, by any thread.
uint64_t turnpike_stop_counting_allocations(void);

#endif
