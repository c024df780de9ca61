import type { Language } from '@rafiq/contracts'
import { useLanguage } from '@rafiq/platform'
import { useCallback, useEffect, useState } from 'react'
import type { LazyTexts } from './lazy-texts.ts'

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
