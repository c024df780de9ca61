import { Frame } from '../pages/frame.ts'
import { expect, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

test('the first response is in Arabic and runs from right to left', async ({ request }) => {
  expect(await (await request.get('/')).text()).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/)
})

test('a chosen language persists over pages, reloads and in the document itself', async ({ page }) => {
  const frame = new Frame(page)
  const english = wordsIn('en')
  await frame.start('en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('home:title'))

  await page.goto('/register')
  await frame.expectLanguage('en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('onboarding:register.title'))
  await page.reload()
  await frame.expectLanguage('en')
  expect(await (await page.request.get('/login')).text()).toMatch(/<html[^>]* lang="en"[^>]* dir="ltr"/)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
})

test('switching the language keeps what was typed', { tag: '@desktop' }, async ({ page, words }) => {
  const frame = new Frame(page)
  await page.goto('/register')
  await page.getByLabel(words('onboarding:register.email'), { exact: true }).fill('reem@rafiq.test')
  await frame.switchTo('en')
  const english = wordsIn('en')
  await expect(page.getByLabel(english('onboarding:register.email'), { exact: true })).toHaveValue(
    'reem@rafiq.test',
  )
  await frame.switchTo('ar')
  await expect(page.getByLabel(words('onboarding:register.email'), { exact: true })).toHaveValue(
    'reem@rafiq.test',
  )
})
