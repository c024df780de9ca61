type Key = { key: string; shift: boolean; composing: boolean; touch: boolean }

/**
 * Enter sends; with Shift it breaks the line. While a word is being composed Enter only ends the word, and on a touch
 * keyboard, which has no Shift+Enter, it breaks the line as people expect there.
 */
export const isSendShortcut = ({ key, shift, composing, touch }: Key): boolean =>
  key === 'Enter' && !shift && !composing && !touch
