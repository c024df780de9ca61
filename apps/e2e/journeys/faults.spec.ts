import { rename } from 'node:fs/promises'
import { Frame } from '../pages/frame.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { inDataFolder } from '../support/platform-data.ts'
import { expect, inLanguage, test } from '../support/test.ts'

inLanguage('ar', (language) => {
  test('a page that fails unexpectedly says so, and Refresh Page brings it back', async ({
    page,
    words,
    expectComplaint,
  }) => {
    expectComplaint(/ListFormat/)
    // A browser without something that every page takes for granted, until it is mended.
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('mended')) Reflect.deleteProperty(Intl, 'ListFormat')
    })
    await openAs(page, '/login', { language })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words('shell:unexpected.title'))
    await expect(page.getByText(words('shell:unexpected.text'))).toBeVisible()
    await expectAccessible(page)
    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
    await page.getByRole('button', { name: words('shell:unexpected.refresh'), exact: true }).click()
    await expect(heading).toHaveText(words('shell:login.title'))
  })
})

inLanguage('en', (language) => {
  test('an unknown path is a 404 with the way home', { tag: '@desktop' }, async ({
    page,
    words,
    expectComplaint,
  }) => {
    expectComplaint(/status of 404 .*\/nowhere/)
    const response = await openAs(page, '/nowhere', { language })
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('shell:notFound.title'))
    await expectAccessible(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: words('common:words.goHome'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home:title'))
  })
})

test.describe('a remote whose files are gone', () => {
  const files = () => inDataFolder('storage', 'remotes', 'onboarding')
  const away = () => `${files()}.away`

  test.beforeEach(() => rename(files(), away()))
  test.afterEach(() => rename(away(), files()).catch(() => undefined))

  test('fails on its own pages only, and recovers by itself', { tag: '@alone' }, async ({
    page,
    words,
    expectComplaint,
  }) => {
    expectComplaint(/\/remotes\/onboarding\//)
    const frame = new Frame(page)
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/register')
    await expect(heading).toHaveText(words('host:remoteFailure.title'))
    await expect(frame.header).toBeVisible()
    await expect(frame.footer).toBeVisible()
    await expectAccessible(page)

    await frame.header.getByRole('link', { name: words('shell:header.home') }).click()
    await expect(heading).toHaveText(words('home:title'))
    await page.goto('/login')
    await expect(heading).toHaveText(words('shell:login.title'))

    await page.goto('/register')
    await expect(heading).toHaveText(words('host:remoteFailure.title'))
    await rename(away(), files())
    await page.getByRole('button', { name: words('common:words.retry'), exact: true }).click()
    await expect(heading).toHaveText(words('onboarding:register.title'))
  })
})
