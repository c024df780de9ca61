import { MatchesPage } from '../pages/matches.ts'
import { openAs } from '../support/open-as.ts'
import { expect, test } from '../support/test.ts'

test('a page opened anew begins at its top, whatever was read before', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the way back to the matches leads to the card that was in view', async ({
  page,
  language,
  words,
  members,
}) => {
  const place = { location: 'rafha', area: null } as const
  for (const name of ['ريم الشهري', 'سارة القحطاني', 'هند العتيبي', 'لمى الحربي']) {
    await members.join({ ...place, name })
  }
  const me = await members.join(place)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, '/matches', { language, token: me.token })
  const { cards } = new MatchesPage(page, words)
  const fourth = cards.nth(3).getByRole('heading', { level: 2 })
  await fourth.scrollIntoViewIfNeeded()
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('shell:header.home') })
    .click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(fourth).toBeInViewport()
})
