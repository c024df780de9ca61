import type { Language } from '@rafiq/contracts'
import { languageStore } from '@rafiq/platform/shell'

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
