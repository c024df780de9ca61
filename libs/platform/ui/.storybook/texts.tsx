import { createContext, isValidElement, useContext } from 'react'

/** The languages that the design system is made for: one from right to left, one from left to right. */
export type StoryLanguage = 'ar' | 'en'

type Both = Readonly<Record<StoryLanguage, string>>

/**
 * A text of a story in both languages, where a component takes one: the frame around the story gives the component that of the
 * language that is chosen. So it may say that it is a string.
 */
export const both = (ar: string, en: string): string => ({ ar, en }) as unknown as string

const isBoth = (value: object): value is Both => 'ar' in value && 'en' in value

/** The same with one language of each text in it. */
export function inLanguage<Value>(value: Value, language: StoryLanguage): Value {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return value
  if (isBoth(value)) return value[language] as Value
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language)) as Value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inLanguage(each, language)]),
  ) as Value
}

/** Set by the frame around every story. */
export const LanguageContext = createContext<StoryLanguage>('ar')

/** For stories that are more than one component with its props. */
export function useText(): (ar: string, en: string) => string {
  const language = useContext(LanguageContext)
  return (ar, en) => ({ ar, en })[language]
}
