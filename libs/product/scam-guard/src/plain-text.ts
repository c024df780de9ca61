import { foldArabic } from '@rafiq/ui'

/**
 * A message as its rules read it: sentence by sentence, each in one spelling (hamza seats, ة and ه, digits, case) with
 * single spaces. Rules for addresses and numbers read the text itself, since this takes their dots and strokes away.
 */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[!?؟؛;\n]+|\.(?=\s|$)/)
    .map(foldArabic)
    .filter((sentence) => sentence !== '')

/** Each sentence with the one after it: what is asked for stands often in one, and what for in the other. */
export const pairsOf = (sentences: readonly string[]): string[] =>
  sentences.map((sentence, index) => [sentence, sentences[index + 1] ?? ''].join(' ').trim())

const letter = '[\\p{L}\\p{N}]'

/** The article, and the particles that Arabic writes on to a word. */
const joined = '(?:[وف]?(?:ال|بال|لل|[بلك])?|el |al )?'

/** Whole words of either script, in the spelling of `sentencesOf`; a list between strokes, over several lines. */
export function words(list: string): RegExp {
  const alternatives = list.replaceAll(/\s*\n\s*/g, '')
  return new RegExp(`(?<!${letter})${joined}(?:${alternatives})(?!${letter})`, 'u')
}

export type Rule = {
  /** Each of them is in the sentence. */
  all: readonly RegExp[]
  /** None of them is: who warns, refuses, asks or tells of it does not demand it. */
  none?: readonly RegExp[]
}

export const applies = ({ all, none = [] }: Rule, sentence: string): boolean =>
  all.every((part) => part.test(sentence)) && !none.some((part) => part.test(sentence))
