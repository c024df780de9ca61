import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { noticeText } from '@rafiq/contracts/moderation'
import { sessionHeader } from '@rafiq/platform-contracts'
import { AccountPage } from '../pages/account.ts'
import { MatchesPage } from '../pages/matches.ts'
import { ModeratorPage } from '../pages/moderator.ts'
import { QuestionnairePage } from '../pages/questionnaire.ts'
import { expectAccessible } from '../support/axe.ts'
import { dateInDays } from '../support/dates.ts'
import { openAs } from '../support/open-as.ts'
import { cityName } from '../support/person.ts'
import { expect, inLanguage, test } from '../support/test.ts'

inLanguage('ar', (language) => {
  test('the gender is fixed in the questionnaire, and the city changes twice and then says when it may again', async ({
    page,
    words,
    members,
    request,
  }) => {
    const me = await members.join({ location: 'rafha', area: null, gender: 'female' })
    const questionnaire = new QuestionnairePage(page, words, language)
    const main = page.getByRole('main')
    const headers = { [sessionHeader]: me.token }
    const edit = (data: object) => request.patch('/api/user/profile', { headers, data })

    await test.step('the gender is shown and cannot be chosen, with the way to support', async () => {
      await openAs(page, '/questionnaire?step=2', { language, token: me.token })
      await expect(main.getByText(words('common:gender.female'), { exact: true })).toBeVisible()
      await expect(questionnaire.choice('common:gender.male')).toHaveCount(0)
      await expect(main.getByRole('link').and(main.locator('[href="/support"]'))).toBeVisible()
      await expectAccessible(page)
      const refused = await edit({ gender: 'male' })
      expect([refused.status(), (await refused.json()).code]).toEqual([422, 'gender-fixed'])
    })

    await test.step('two changes of city are possible, and the form counts them', async () => {
      for (const [left, city] of [
        [2, 'turaif'],
        [1, 'arar'],
      ] as const) {
        await page.goto('/questionnaire?step=4')
        await expect(
          main.getByText(words('onboarding:questionnaire.cityChangesLeft', { count: left })),
        ).toBeVisible()
        await questionnaire.search('location', cityName(city, language))
        await questionnaire.saveSection()
      }
    })

    await test.step('then the city is shown fixed, with the day of the next change', async () => {
      await page.goto('/questionnaire?step=4')
      await expect(main.getByText(cityName('arar', language), { exact: true })).toBeVisible()
      await expect(main.getByRole('combobox')).toHaveCount(0)
      await expect(main).toContainText(dateInDays(language, 30))
      await expectAccessible(page)
      const refused = await edit({ location: 'rafha' })
      expect(refused.status()).toBe(422)
      expect(await refused.json()).toMatchObject({ code: 'city-changes', nextAt: expect.any(String) })
      await questionnaire.saveSection()
    })
  })
})

inLanguage('en', (language) => {
  test('a moderator corrects a gender: other matches, rooms across it are gone for both, and the member is told', async ({
    page,
    words,
    members,
    anotherBrowser,
  }) => {
    const place = { location: 'sharurah', area: null } as const
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
