import type { Page, Response } from '@playwright/test'
import { type Language, languageCookie, sessionStorageKey } from '@rafiq/contracts'

interface Visitor {
  language: Language
  /** A session, for somebody who signed in before. */
  token?: string
  /** What else this tab has kept, as the pages keep it. */
  kept?: object
}

/** Opens a page as somebody who has chosen this language before. Later pages of the tab find what the visitor made of it. */
export async function arrive(
  page: Page,
  path: string,
  { language, token, kept = {} }: Visitor,
): Promise<Response | null> {
  const texts = Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)] as const)
  await page.addInitScript(
    ([cookie, chosen, entries]) => {
      if (sessionStorage.getItem('arrived') !== null) return
      sessionStorage.setItem('arrived', 'yes')
      localStorage.setItem('language', chosen)
      // biome-ignore lint/suspicious/noDocumentCookie: what the page itself does for a choice
      document.cookie = `${cookie}=${chosen}; Path=/; SameSite=Lax`
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    },
    [languageCookie, language, [...texts, ...(token ? [[sessionStorageKey, token] as const] : [])]] as const,
  )
  return page.goto(path)
}
