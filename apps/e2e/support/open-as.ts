import type { Page, Response } from '@playwright/test'
import { type Language, languageCookie, sessionStorageKey } from '@rafiq/platform-contracts'

interface OpenAs {
  language: Language
  /** A session, for somebody who signed in before. */
  token?: string
  /** Further values of this tab's session storage. */
  sessionValues?: object
}

/** Opens a page as somebody who chose this language earlier. Storage is set once, so later pages of the tab keep their changes. */
export async function openAs(
  page: Page,
  path: string,
  { language, token, sessionValues = {} }: OpenAs,
): Promise<Response | null> {
  const texts = Object.entries(sessionValues).map(([key, value]) => [key, JSON.stringify(value)] as const)
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
