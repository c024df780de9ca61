import { useLanguage } from '@rafiq/platform'
import { languageStore } from '@rafiq/platform/shell'
import type { Language } from '@rafiq/platform-contracts'
import { useCallback, useEffect, useState } from 'react'

type Imports<T> = Readonly<Record<Language, () => Promise<{ default: T }>>>

/** The long texts of one page: fetched with the page, in the language that is shown, once. */
export type LazyTexts<T> = ReturnType<typeof lazyTexts<T>>

export function lazyTexts<T>(imports: Imports<T>) {
  const loaded = new Map<Language, T>()
  const load = async (language: Language): Promise<T> => {
    const texts = loaded.get(language) ?? (await imports[language]()).default
    loaded.set(language, texts)
    return texts
  }
  return {
    /** What is there already. */
    peek: (language: Language): T | undefined => loaded.get(language),
    load,
    /** For the router: the page opens with its texts. A failure is the page's to show, not the router's. */
    loader: async () => {
      await load(languageStore.getState().language).catch(() => undefined)
      return null
    },
  }
}

/**
 * Texts of a page in its language. While another language is on its way the former stays, so that nothing that was
 * typed or opened in the page is lost.
 */
export function useLazyTexts<T>(source: LazyTexts<T>) {
  const language = useLanguage()
  const [last, setLast] = useState<{ language: Language; texts: T } | null>(null)
  const [failed, setFailed] = useState(false)
  const texts = source.peek(language)

  const fetchTexts = useCallback(() => {
    let current = true
    setFailed(false)
    source.load(language).then(
      (texts) => current && setLast({ language, texts }),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [source, language])
  useEffect(fetchTexts, [fetchTexts])

  return { shown: texts === undefined ? last : { language, texts }, failed, retry: fetchTexts }
}
