import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { ModeratorPage } from '../pages/moderator.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

/** What a row may be high where it is a line of the table: its targets of 44 px and the line between two of them. */
const oneLine = 48

inLanguage('ar', (language) => {
  for (const [screen, viewport] of Object.entries({
    desktop: { width: 1280, height: 800 },
    phone: { width: 390, height: 844 },
  })) {
    test(`member list for staff shows more than one account at once on a ${screen}, and no bar covers a ticked one`, async ({
      page,
      words,
      members,
    }) => {
      await page.setViewportSize(viewport)
      const { email, password } = { email: demoAccounts.admin.email, password: demoPassword }
      const token = await members.signIn({ email, password })
      const panel = new ModeratorPage(page, words)
      await openAs(page, '/moderator', { language, token })
      const rows = page.locator('tbody').getByRole('row')
      await expect(rows.nth(1)).toBeInViewport({ ratio: 0.9 })
      const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      if (screen === 'desktop') expect(Math.max(...boxes)).toBeLessThanOrEqual(oneLine)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)

      const member = await members.join({ location: 'muhayil', area: null })
      await panel.search.fill(member.person.email)
      await expect(rows).toHaveCount(1)
      const row = panel.row(member.person.email)
      await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 90))
      await row.getByRole('checkbox').check()
      const bar = page.getByRole('button', { name: words('moderation:bulk.clear'), exact: true })
      await expect(bar).toBeVisible()
      const covered = () =>
        row.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const middle = (left + right) / 2
          return [top + 2, bottom - 2].some((y) => !element.contains(document.elementFromPoint(middle, y)))
        })
      await expect.poll(covered).toBe(false)
      await expect(row.getByRole('link')).toHaveAttribute('title', member.person.email)
    })
  }
})
