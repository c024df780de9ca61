/** What reads from left to right inside a sentence of either direction: an e-mail address. */
export const isolate = (text: string): string => `\u2066${text}\u2069`

/** A name inside a sentence, in the direction of its own letters. */
export const isolateName = (text: string): string => `\u2068${text}\u2069`
