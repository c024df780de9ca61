import type { Page, Response } from '@playwright/test'
import { type Language, languageCookie, sessionStorageKey } from '@rafiq/contracts'

interface Visitor {
  language: Language
  /** A session, for somebody who signed in before. */
  token?: string
}

/** Opens a page as somebody who has chosen this language before. Later pages of the tab find what the visitor made of it. */
export async function arrive(
  page: Page,
  path: string,
  { language, token }: Visitor,
): Promise<Response | null> {
  await page.addInitScript(
    ([cookie, chosen, key, session]) => {
      if (sessionStorage.getItem('arrived') !== null) return
      sessionStorage.setItem('arrived', 'yes')
      localStorage.setItem('language', chosen)
      // biome-ignore lint/suspicious/noDocumentCookie: what the page itself does for a choice
      document.cookie = `${cookie}=${chosen}; Path=/; SameSite=Lax`
      if (session) sessionStorage.setItem(key, session)
    },
    [languageCookie, language, sessionStorageKey, token ?? ''] as const,
  )
  return page.goto(path)
}
