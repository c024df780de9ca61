/** What reads from left to right inside a sentence of either direction: a version, a remote's name. */
export const isolate = (text: string): string => `\u2066${text}\u2069`
