import { z } from 'zod'
import { isStorable, storableMessages, visible } from './storable-characters.ts'

interface StorableTextOptions {
  /** In UTF-16 code units, of the normalised text. */
  max: number
  /** Whether nothing visible is an answer too. */
  empty?: boolean
  /** Whether the space around it is kept. */
  asTyped?: boolean
}

/** UTF-16 code units that NFC makes one of, at most: U+1F82 is a letter and three marks (Unicode, UAX #15 §5.5). */
const mostComposed = 4

/**
 * A text that is kept or searched for (design, HTTP contract): in Unicode's NFC, bounded, with something to see in it, and with
 * no character of `isStorable`'s. Every string of a request that reaches a table, a queue or a statement is one of these, an
 * enum, an id, a time (`storableInstant`) or bound by a pattern of its own.
 */
export function storableText({ max, empty = false, asTyped = false }: StorableTextOptions): z.ZodString {
  const typed = z.string({ error: storableMessages.required })
  // Marks are put in order in quadratic time: a megabyte of them takes minutes.
  const bounded = (asTyped ? typed : typed.trim())
    .max(mostComposed * max, { error: storableMessages.tooLong, abort: true })
    .normalize('NFC')
    .max(max, { error: storableMessages.tooLong })
  return (empty ? bounded : bounded.regex(visible, { error: storableMessages.required })).refine(isStorable, {
    error: storableMessages.characters,
  })
}

/** Of `integer` in PostgreSQL. */
const maxInteger = 2_147_483_647

/** A whole number that is kept, or compared with one that is. */
export const storableInteger = z.int().max(maxInteger).min(-maxInteger)

const years = { first: 1900, last: 9999 } as const

/** A time that PostgreSQL knows as well: there is no year 0000, and none of five digits in the contract's form. */
export const storableInstant = z.iso.datetime().refine((time) => {
  const year = Number(time.slice(0, 4))
  return year >= years.first && year <= years.last
})
