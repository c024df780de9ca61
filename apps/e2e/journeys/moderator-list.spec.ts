import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { ModeratorPage } from '../pages/moderator.ts'
import { openAs } from '../support/open-as.ts'
import { expect, expectNoSidewaysScroll, inLanguage, test } from '../support/test.ts'

/** What a row may be high where it is a line of the table: its targets of 44 px and the line between two of them. */
const oneLine = 48

const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

inLanguage('ar', (language) => {
  test('member list for staff shows more than one account at once on desktop and phone, and no bar covers a ticked one', async ({
    page,
    words,
    members,
  }) => {
    // Before the list is read: the panel's copy of the accounts comes by an event.
    const member = await members.join({ location: 'abha', area: null })
    const token = await members.signIn({ email: demoAccounts.admin.email, password: demoPassword })
    const panel = new ModeratorPage(page, words)
    await openAs(page, '/moderator', { language, token })
    const rows = page.locator('tbody').getByRole('row')
    for (const [screen, size] of Object.entries(screens)) {
      await page.setViewportSize(size)
      await expect(rows.nth(1)).toBeInViewport({ ratio: 0.9 })
      const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      if (screen === 'desktop') expect(Math.max(...boxes)).toBeLessThanOrEqual(oneLine)
      await expectNoSidewaysScroll(page)
    }

    await panel.search.fill(member.person.email)
    await expect(rows).toHaveCount(1)
    const row = panel.row(member.person.email)
    const checkbox = row.getByRole('checkbox')
    const bar = page.getByRole('button', { name: words('moderation:bulk.clear'), exact: true })
    const covered = () =>
      row.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = (left + right) / 2
        return [top + 2, bottom - 2].some((y) => !element.contains(document.elementFromPoint(middle, y)))
      })
    for (const size of Object.values(screens)) {
      await page.setViewportSize(size)
      await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 90))
      await checkbox.check()
      await expect(bar).toBeVisible()
      await expect.poll(covered).toBe(false)
      await bar.click()
      await expect(checkbox).not.toBeChecked()
    }
    await expect(row.getByRole('link')).toHaveAttribute('title', member.person.email)
  })
})
