import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { noticeText } from '@rafiq/contracts/moderation'
import { AccountPage } from '../pages/account.ts'
import { MatchesPage } from '../pages/matches.ts'
import { ModeratorPage } from '../pages/moderator.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

inLanguage('en', (language) => {
  test('a moderator corrects a gender: other matches, rooms across it are gone for both, and the member is told', async ({
    page,
    words,
    members,
    anotherBrowser,
  }) => {
    const place = { location: 'majmaah', area: null } as const
    const member = await members.join({ ...place, gender: 'female', name: 'سالم القحطاني' })
    const woman = await members.join({ ...place, gender: 'female', name: 'هند الشهري' })
    const man = await members.join({ ...place, gender: 'male', name: 'ماجد العسيري' })
    await members.contact(member, woman.id)
    await expect.poll(async () => (await members.rooms(woman)).length).toBe(1)
    const { moderator } = demoAccounts
    const token = await members.signIn({ email: moderator.email, password: demoPassword })
    const panel = new ModeratorPage(page, words)

    await test.step('the moderator reads what a correction does, says why, and corrects', async () => {
      await openAs(page, `/moderator/users/${member.id}`, { language, token })
      await page.getByRole('button', { name: words('moderation:actions.gender'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      const change = { from: words('common:gender.female'), to: words('common:gender.male') }
      await expect(dialog).toContainText(words('moderation:gender.change', change))
      await expectAccessible(page)
      await dialog
        .getByRole('radio', { name: words('moderation:gender.reasons.requested'), exact: true })
        .check()
      await dialog.getByRole('button', { name: words('moderation:gender.confirm'), exact: true }).click()
      await expect(dialog).toBeHidden()
      await panel.expectToast('updated')
      const history = page.getByRole('region', { name: words('moderation:history.title'), exact: true })
      await expect(history).toContainText(words('audit:audit.actions.member.gender-corrected'))
    })

    await test.step('the room disappears for both members at once', async () => {
      expect(await members.rooms(member)).toEqual([])
      expect(await members.rooms(woman)).toEqual([])
      expect(await members.connections(member)).toEqual([])
    })

    await test.step('the member sees other matches, and reads what staff did', async () => {
      const theirs = await anotherBrowser()
      await openAs(theirs, '/matches', { language, token: member.token })
      const matches = new MatchesPage(theirs, words)
      await expect(matches.card(man.person.name)).toBeVisible()
      await expect(matches.card(woman.person.name)).toHaveCount(0)
      await theirs.goto('/account')
      await expect(new AccountPage(theirs, words).fact('name')).toHaveText('سالم القحطاني')
      const notices = theirs.getByRole('region', { name: words('account:notices.title'), exact: true })
      await expect(notices).toContainText(noticeText('gender-corrected', language).title)
    })
  })
})
