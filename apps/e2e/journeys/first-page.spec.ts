import type { Page } from '@playwright/test'
import { Frame } from '../pages/frame.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectTakenOver } from '../support/taken-over.ts'
import { expect, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Lets the first script pass alone, until the application is released. */
async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/shell\/.*\.js$/, async (route) => {
    if (!/\/shell\/shell\.\w+\.js$/.test(route.request().url())) await released
    await route.continue()
  })
  return release
}

/** Opens the page as it comes, without its application. @returns lets that come, which goes on with the same heading */
async function openBeforeApplication(page: Page, path: string, title: string): Promise<() => Promise<void>> {
  const release = await holdApplication(page)
  await page.goto(path)
  await expect(heading(page)).toHaveText(title)
  await heading(page).evaluate((element) => element.setAttribute('data-seen', ''))
  return async () => {
    release()
    await expectTakenOver(page)
    await expect(heading(page)).toHaveAttribute('data-seen', '')
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home can be read, its links lead on, and its language stays chosen', async ({ page, words }) => {
    const english = wordsIn('en')
    const frame = new Frame(page)
    await page.goto('/')
    await expect(heading(page)).toHaveText(words('home:title'))
    await expect(page.getByText(words('home:closing.text'))).toBeVisible()
    await frame.switchTo('en')
    await expect(heading(page)).toHaveText(english('home:title'))
    const main = page.getByRole('main')
    await main
      .getByRole('link', { name: english('home:getStarted'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/register$/)
    await frame.expectLanguage('en')
  })
})

test.describe('before the application', () => {
  // The worker's requests do not pass `page.route`.
  test.use({ serviceWorkers: 'block' })

  test('home answers every press, and the application goes on with the same page', async ({
    page,
    words,
  }) => {
    const release = await openBeforeApplication(page, '/', words('home:title'))
    const banner = page.getByRole('banner')
    const menu = banner.getByRole('button', { name: words('shell:header.menu'), exact: true })
    const login = banner.getByRole('link', { name: words('shell:header.login'), exact: true })
    await menu.click()
    await expect(login).toBeVisible()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)

    const scrolled = await page.evaluate(() => {
      scrollTo(0, 300)
      return scrollY
    })
    expect(scrolled).toBe(300)
    await release()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await expect(login).toBeVisible()
    await menu.click()
    await expect(login).toBeHidden()
    await menu.click()
    await login.click()
    await expect(heading(page)).toHaveText(words('shell:login.title'))
    await expect(heading(page)).toBeFocused()
  })

  test('a document can be read whole, and the application goes on with the same words', async ({
    page,
    words,
  }) => {
    const release = await openBeforeApplication(page, '/terms-of-service', words('shell:footer.terms'))
    const main = page.getByRole('main')
    const text = (await main.textContent()) ?? ''
    expect(text.length).toBeGreaterThan(1_000)
    await release()
    expect(await main.textContent()).toBe(text)
    await new Frame(page).switchTo('en')
    await expect(heading(page)).toHaveText(wordsIn('en')('shell:footer.terms'))
  })

  test('a language that is chosen stays chosen on the next page, where another was before', async ({
    page,
    words,
  }) => {
    const frame = new Frame(page)
    await frame.start('en')
    await expectTakenOver(page)
    const release = await holdApplication(page)
    await page.goto('/terms-of-service')
    await frame.switchTo('ar')
    await frame.footer.getByRole('link', { name: words('shell:footer.privacy'), exact: true }).click()
    await expect(heading(page)).toHaveText(words('shell:footer.privacy'))
    release()
    await expectTakenOver(page)
    await frame.expectLanguage('ar')
  })
})
