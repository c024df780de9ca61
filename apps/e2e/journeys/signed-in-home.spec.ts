import type { Page } from '@playwright/test'
import { sessionStorageKey, signedInCookie } from '@rafiq/platform-contracts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

/** Keeps every heading that a document of this page holds from its first byte on. */
const watchHeadings = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { headingsSeen: seen })
    const note = () => {
      for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent.trim())
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })

const headingsSeen = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { headingsSeen: Set<string> }).headingsSeen])

inLanguage('ar', (language) => {
  test("home shows no visitor's content to a signed-in member, in this tab and the next, and shows it again after sign-out", async ({
    page,
    context,
    words,
    members,
  }) => {
    const { token, person } = await members.join()
    const advertisement = words('home:title')
    const heading = (of: Page) => of.getByRole('heading', { level: 1 })
    const hints = async () => (await context.cookies()).filter(({ name }) => name.endsWith(signedInCookie))

    await test.step('a reload', async () => {
      await openAs(page, '/account', { language, token })
      await expect(heading(page)).toBeVisible()
      await expect.poll(async () => (await hints()).length).toBe(1)
      await watchHeadings(page)
      await page.goto('/')
      await expect(heading(page)).toContainText(person.name)
      await page.reload()
      await expect(heading(page)).toContainText(person.name)
      expect(await headingsSeen(page)).not.toContain(advertisement)
    })

    await test.step('a new tab, which has the session from the other', async () => {
      const tab = await context.newPage()
      await watchHeadings(tab)
      await tab.goto('/')
      await expect(heading(tab)).toContainText(person.name)
      expect(await headingsSeen(tab)).not.toContain(advertisement)
      await tab.close()
    })

    await test.step('signed out', async () => {
      await page.evaluate((key) => sessionStorage.removeItem(key), sessionStorageKey)
      await page.reload()
      await expect(heading(page)).toHaveText(advertisement)
      await expect.poll(hints).toEqual([])
      const html = await (await context.request.get('/')).text()
      expect(html).toContain(advertisement)
    })
  })
})
