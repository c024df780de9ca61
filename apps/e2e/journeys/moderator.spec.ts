import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { sessionHeader } from '@rafiq/platform-contracts'
import { ModeratorPage } from '../pages/moderator.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'
import { holdToast } from '../support/toast-position.ts'

/** Somewhere with no other women. */
const elsewhere = { location: 'muhayil', area: null } as const

inLanguage('ar', (language) => {
  test('staff find and pause a member, the member reads why; an admin deletes the member', async ({
    page,
    words,
    members,
    request,
    anotherBrowser,
    expectComplaint,
  }) => {
    const member = await members.join(elsewhere)
    const { email } = member.person
    const [moderator, admin] = await Promise.all(
      [demoAccounts.moderator, demoAccounts.admin].map((account) =>
        members.signIn({ email: account.email, password: demoPassword }),
      ),
    )
    const panel = new ModeratorPage(page, words)
    const active = words('moderation:status.active')
    const paused = words('moderation:status.paused')

    await test.step('a moderator finds the member by a part of the address, which stays out of the address bar', async () => {
      await openAs(page, '/moderator', { language, ...(moderator && { token: moderator }) })
      await panel.search.fill(email.split('@')[0] ?? '')
      await expect(panel.row(email)).toBeVisible()
      await panel.expectCount(1)
      expect(new URL(page.url()).search).toBe('')
      await expect(panel.row(email)).toContainText(active)
      await panel.openFilters()
      await panel.status.selectOption('paused')
      await expect(page.getByText(words('moderation:list.empty'))).toBeVisible()
      await page.goBack()
      await expect(panel.row(email)).toBeVisible()
      await expect(panel.action(email, 'delete')).toHaveCount(0)
    })

    await test.step('the moderator pauses the member, and undoes it', async () => {
      await panel.pause(email)
      await panel.expectToast('updated')
      await holdToast(page)
      await expect(panel.row(email)).toContainText(paused)
      await panel.undo()
      await expect(panel.row(email)).toContainText(active)
    })

    await test.step('the moderator pauses the ticked accounts, and the member reads why', async () => {
      await panel.row(email).getByRole('checkbox').check()
      await page.getByRole('button', { name: words('moderation:bulk.pause'), exact: true }).click()
      await panel.answerPause()
      await expect(panel.row(email)).toContainText(paused)
      const hers = await anotherBrowser()
      await openAs(hers, '/account', { language, token: member.token })
      await expect(hers.getByText(words('account:privacy.now.paused.title')).first()).toBeVisible()
      const reason = words('account:privacy.pause.reasons.fraud')
      await expect(hers.getByText(words('account:privacy.pause.reason', { reason }))).toBeVisible()
    })

    await test.step("the member's page shows what was done, and by whom", async () => {
      await page.getByRole('link', { name: email }).click()
      const history = page.getByRole('region', { name: words('moderation:history.title'), exact: true })
      await expect(history.getByRole('listitem').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 3, name: member.person.name })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a moderator cannot delete the member, an admin can', async () => {
      const refused = await request.delete(`/api/moderator/users/${member.id}`, {
        headers: { [sessionHeader]: moderator ?? '' },
      })
      expect(refused.status()).toBe(403)
      const theirs = await anotherBrowser()
      const adminPanel = new ModeratorPage(theirs, words)
      await openAs(theirs, '/moderator', {
        language,
        ...(admin && { token: admin }),
      })
      await adminPanel.search.fill(email)
      // Her page is still open, and may hear that her session is over.
      expectComplaint(/401.*\/api\//)
      await adminPanel.delete(email)
      await adminPanel.expectToast('deleted')
      await expect(theirs.getByText(words('moderation:list.empty'))).toBeVisible()
      expect(await members.hasSession(member)).toBe(false)
    })

    await test.step('the moderator with the page still open reads that the account is gone', async () => {
      expectComplaint(/404.*\/api\/moderator\/users/)
      await page.getByRole('button', { name: words('moderation:actions.activate'), exact: true }).click()
      await panel.expectToast('updateFailed')
      await expect(page.getByText(words('moderation:detail.gone'))).toBeVisible()
    })
  })
})
