import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { AccountPage } from '../pages/account.ts'
import { MatchesPage } from '../pages/matches.ts'
import { ModeratorPage } from '../pages/moderator.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPair } from '../support/pair.ts'
import { expect, expectNoSidewaysScroll, inLanguage, test } from '../support/test.ts'

async function expectGood(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

inLanguage('ar', (language) => {
  test('a member reads who saw their data: members as a count, the team by role, and what they agreed to', async ({
    page,
    words,
    members,
    anotherBrowser,
  }) => {
    const { reem, sara } = await aPair(members)
    const region = (key: 'views' | 'staff' | 'consents') =>
      page.getByRole('region', { name: words(`ledger:${key}.title`), exact: true })

    await test.step('the member agrees to share the phone number', async () => {
      await openAs(page, '/account', { language, token: sara.token })
      await new AccountPage(page, words).sharing.click()
      await expect(toastOf(page)).toContainText(words('account:privacy.updated'))
    })

    await test.step("another member sees the member's card", async () => {
      const theirs = await anotherBrowser()
      await openAs(theirs, '/matches', { language, token: reem.token })
      await expect(new MatchesPage(theirs, words).card(sara.person.name)).toBeVisible()
    })

    await test.step("a moderator opens the member's account", async () => {
      const theirs = await anotherBrowser()
      const { email } = demoAccounts.moderator
      const token = await members.signIn({ email, password: demoPassword })
      await openAs(theirs, '/moderator', { language, token })
      await new ModeratorPage(theirs, words).search.fill(sara.person.email)
      await theirs.getByRole('link', { name: sara.person.email }).click()
      await expect(theirs.getByRole('heading', { level: 3, name: sara.person.name })).toBeVisible()
    })

    await test.step('the member reads all of it in the ledger, without a name', async () => {
      await page.getByRole('link', { name: words('account:ledger.view'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('account:ledger.title'))
      const [profile, photo, phone] = await Promise.all(
        [0, 1, 2].map((index) => region('views').getByRole('cell').nth(index).textContent()),
      )
      // Others of the same city may have looked meanwhile.
      expect(Number(profile)).toBeGreaterThanOrEqual(1)
      expect(Number(photo)).toBe(0)
      expect(Number(phone)).toBeGreaterThanOrEqual(1)
      const opened = region('staff')
        .getByRole('listitem')
        .filter({ hasText: words('ledger:act.opened') })
      await expect(opened).toContainText(words('ledger:role.moderator'))
      await expect(region('staff')).toContainText(words('ledger:act.listed'))
      await expect(region('consents').getByRole('blockquote')).toHaveText(words('account:privacy.switchText'))
      for (const name of [reem.person.name, reem.person.email, demoAccounts.moderator.email]) {
        await expect(page.getByRole('main')).not.toContainText(name)
      }
      await expectGood(page)
    })
  })
})
