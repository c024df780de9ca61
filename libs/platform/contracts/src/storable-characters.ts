/** One character that is seen: no white space, no mark without a shape, none of the blank letters of Unicode. */
export const visible = /[^\s\p{C}\u115f\u1160\u2800\u3164\uffa0]/u

/**
 * What no text may hold: NUL and half of a surrogate pair, which PostgreSQL cannot keep, and the controls that embed,
 * override or isolate a direction (U+202A to U+202E, U+2066 to U+2069), which make a text read as another one, and a
 * page around it too. The marks that Arabic and emoji need stay: LRM, RLM, ALM, ZWJ, ZWNJ.
 */
const unstorable = /[\0\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u

/** Whether a text has neither NUL nor half of a character in it. */
export const isWhole = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text)

/** Whether a text has only characters that may be kept. */
export const isStorable = (text: string): boolean => !unstorable.test(text)

/**
 * A text without the controls of direction. Nobody types them: they come along with what is copied, a phone number out of a
 * telephone's contacts for one, and whoever pasted them could neither see nor remove them.
 */
export const withoutDirectionControls = (text: string): string =>
  text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** The sentence for each rule of `storableText`; a client finds the translation by its key (`validation.<key>`). */
export const storableMessages = {
  required: 'Please fill in this field',
  tooLong: 'This text is too long',
  characters: 'This text has hidden characters that cannot be used. Please type it instead of pasting it',
} as const
