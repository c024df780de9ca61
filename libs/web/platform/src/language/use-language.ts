import type { Language } from '@rafiq/contracts'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createFormat } from './format.ts'
import { directionOf, languageStore } from './language.ts'

export const useLanguage = (): Language => useStore(languageStore, (state) => state.language)

/** `rtl` or `ltr`, as the language is written. */
export const useDirection = (): 'rtl' | 'ltr' => directionOf(useLanguage())

/** Numbers, dates and lists as people here read them. */
export function useFormat() {
  const language = useLanguage()
  return useMemo(() => createFormat(language), [language])
}
