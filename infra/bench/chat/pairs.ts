/** One of two who write to each other, and how they show who they are. */
export interface Participant {
  memberId: string
  auth: object
}

export interface Pair {
  room: string
  participants: readonly [Participant, Participant]
}

/** Divides items among processes, as evenly as it goes. */
export function distribute<Item>(items: readonly Item[], parts: number): Item[][] {
  return Array.from({ length: parts }, (_, part) => items.filter((_, index) => index % parts === part))
}

/**
 * Who sends the `index`-th message: every room in turn, first the one of each, then the other.
 * @param rooms how many there are
 */
export const turn = (index: number, rooms: number): { room: number; side: 0 | 1 } => ({
  room: index % rooms,
  side: Math.floor(index / rooms) % 2 === 0 ? 0 : 1,
})
