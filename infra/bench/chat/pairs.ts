/** One of two who write to each other, and how they show who they are. */
export interface Seat {
  memberId: string
  auth: object
}

export interface Pair {
  room: string
  seats: readonly [Seat, Seat]
}

/** Deals pairs out to processes, as evenly as it goes. */
export function deal<Item>(items: readonly Item[], hands: number): Item[][] {
  return Array.from({ length: hands }, (_, hand) => items.filter((_, index) => index % hands === hand))
}

/**
 * Who sends the `index`-th message: every room in turn, first the one of each, then the other.
 * @param rooms how many there are
 */
export const turn = (index: number, rooms: number): { room: number; side: 0 | 1 } => ({
  room: index % rooms,
  side: Math.floor(index / rooms) % 2 === 0 ? 0 : 1,
})
