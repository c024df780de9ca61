import type { CityKey, Gender } from '@rafiq/contracts/questionnaire'
import { kinds } from '../matching/saudi-population.ts'

/** A member who is shown to others, and looks at their own matches now and then. */
export interface Person {
  id: string
  city: CityKey
  gender: Gender
  signature: number
  /** Where they stand on the circle on which equal scores take turns. */
  position: number
  /** The chance of a look on any day. */
  eagerness: number
  /** The day of their last look, before the first day below 0. */
  lastLook: number
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A population as `bench:matching` has it, about as many as asked for. Whoever was here `n` days ago looks on any day with
 * a chance of 1 to `n + 1`; these days are 20 on average and thin out to 180, so that most hardly ever come.
 * @returns people who stand nowhere on the circle yet: the database says where
 */
export function* drawPeople(count: number, seed: number): Generator<Omit<Person, 'position'>> {
  const random = randomNumbers(seed)
  let number = 0
  for (const { city, gender, signature, share } of kinds()) {
    const people = Math.floor(share * count + random())
    for (let one = 0; one < people; one += 1) {
      const away = Math.min(-Math.log(1 - random()) * 20, 180)
      number += 1
      yield { id: idOf(seed, number), city, gender, signature, eagerness: 1 / (1 + away), lastLook: -away }
    }
  }
}

/** An id that no other population has. */
const idOf = (seed: number, number: number): string => `${hex(seed, 8)}-0000-7000-8000-${hex(number, 12)}`

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0')
