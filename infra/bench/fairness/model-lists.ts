import { limits } from '@rafiq/contracts'
import { rankSignatures, rotationStart } from '@rafiq/matching'
import type { Person } from './people.ts'

/**
 * What the lists of all viewers of one signature are made of: who is in them whatever the order of equal scores, and, of
 * those who share the last score, how many.
 */
export interface Choice {
  sure: readonly Person[]
  /** In the order of the circle. */
  tied: readonly Person[]
  places: number
}

/** The lists of the people of one city and gender, as the users service makes them (held against it by `compare-lists.ts`). */
export class ModelLists {
  readonly #bySignature: ReadonlyMap<number, readonly Person[]>
  readonly #choices = new Map<number, Choice>()

  constructor(people: readonly Person[]) {
    this.#bySignature = Map.groupBy(people, ({ signature }) => signature)
  }

  /** What the list of a viewer is made of; the viewer may be among the people, and is none of the list. */
  choiceOf({ signature }: Person): Choice {
    const known = this.#choices.get(signature)
    if (known) return known
    const sure: Person[] = []
    let places: number = limits.matches.max
    let tied: Person[] = []
    for (const { signatures } of rankSignatures(signature)) {
      const people = signatures.flatMap((one) => this.#bySignature.get(one) ?? [])
      // Whoever asks is one of their own signature.
      const others = people.length - (signatures.includes(signature) ? 1 : 0)
      if (others > places) {
        tied = people.toSorted(byPosition)
        break
      }
      sure.push(...people)
      places -= others
    }
    const choice = { sure, tied, places: tied.length > 0 ? places : 0 }
    this.#choices.set(signature, choice)
    return choice
  }
}

const byPosition = (a: Person, b: Person): number => a.position - b.position || (a.id < b.id ? -1 : 1)

/** Those of equal score who are in a viewer's list at a moment, each having their turn. */
export function byTurn(viewer: Person, { tied, places }: Choice, now: Date): Person[] {
  const begin = firstFrom(tied, rotationStart(viewer.id, now))
  return Array.from(
    { length: Math.min(tied.length, places + 1) },
    (_, index) => tied[(begin + index) % tied.length],
  )
    .filter((one) => one !== undefined && one !== viewer)
    .slice(0, places) as Person[]
}

/** The same as it was before: those who looked last. */
export const byActivity = (viewer: Person, { tied, places }: Choice): Person[] =>
  tied
    .toSorted((a, b) => b.lastLook - a.lastLook)
    .filter((one) => one !== viewer)
    .slice(0, places)

/** The first of those in the order of the circle whose position is not below a start: their number where there is none. */
function firstFrom(people: readonly Person[], start: number): number {
  let [low, high] = [0, people.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((people[middle]?.position ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}
