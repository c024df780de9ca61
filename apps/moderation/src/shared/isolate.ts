/** What reads from left to right inside a sentence of either direction: an e-mail address. */
export const isolate = (text: string): string => `\u2066${text}\u2069`
