import { AccountPage } from '../pages/account.ts'
import { LoginPage } from '../pages/login.ts'
import { MatchesPage } from '../pages/matches.ts'
import { OutcomeDialog } from '../pages/outcome.ts'
import { QuestionnairePage } from '../pages/questionnaire.ts'
import { RegisterPage } from '../pages/register.ts'
import { ResultsPage } from '../pages/results.ts'
import { toastOf } from '../pages/toast.ts'
import { callsOf } from '../support/calls.ts'
import { openAs } from '../support/open-as.ts'
import { aPerson } from '../support/person.ts'
import { pressTwice } from '../support/press-twice.ts'
import { expect, inLanguage, test } from '../support/test.ts'

/** Somewhere with no other women. */
const location = 'rabigh'
const area = null

inLanguage('ar', (language) => {
  test('a double press registers one member and answers once about the number', async ({
    page,
    words,
    members,
  }) => {
    const person = aPerson({ location: 'sharurah', area })
    members.willJoin(person)
    const calls = callsOf(page)
    await openAs(page, '/register', { language })
    const register = new RegisterPage(page, words)
    await register.fill(person)
    await register.agree()
    await pressTwice(register.continue)
    const questionnaire = new QuestionnairePage(page, words, language)
    await questionnaire.fill(person)
    await pressTwice(questionnaire.submit)
    const results = new ResultsPage(page, words)
    await pressTwice(results.yes)
    await expect(results.decided('shared')).toBeVisible()
    expect(calls.count('POST', '/api/users/with-matching')).toBe(1)
    expect(calls.count('PATCH', '/api/users/*/consent')).toBe(1)
  })
})

inLanguage('en', (language) => {
  test('a double press signs in, contacts, tells the outcome, saves and deletes once', async ({
    page,
    context,
    words,
    members,
  }) => {
    const other = await members.join({ name: 'سارة القحطاني', location, area })
    await members.consent(other, true)
    const me = await members.join({ location, area })
    const calls = callsOf(page)

    await test.step('sign-in', async () => {
      const login = new LoginPage(page, words)
      await openAs(page, '/login?next=%2Fmatches', { language })
      await login.email.fill(me.person.email)
      await login.password.fill(me.person.password)
      await pressTwice(login.submit)
      await expect(page).toHaveURL(/\/matches$/)
      expect(calls.count('POST', '/api/auth/login')).toBe(1)
    })

    await test.step('contact and outcome', async () => {
      const dialog = new OutcomeDialog(page, words)
      const matches = new MatchesPage(page, words)
      await matches.contact(other.person.name).click()
      await pressTwice(matches.confirm(other.person.name))
      await expect(dialog.question).toBeVisible()
      expect(context.pages()).toHaveLength(2)
      await pressTwice(dialog.answer('connected'))
      await expect(dialog.followUp('connected')).toBeVisible()
      expect(calls.count('POST', '/api/whatsapp-connections')).toBe(1)
      expect(calls.count('PATCH', '/api/whatsapp-connections/*/*')).toBe(1)
    })

    await test.step('the profile', async () => {
      const { save, list } = new QuestionnairePage(page, words, language)
      await page.goto('/questionnaire?step=5')
      await pressTwice(save)
      await expect(list).toBeVisible()
      expect(calls.count('PATCH', '/api/user/profile')).toBe(1)
    })

    await test.step('the number, the password and the account', async () => {
      const account = new AccountPage(page, words)
      await page.goto('/account')
      await pressTwice(account.sharing)
      await expect(toastOf(page)).toContainText(words('account:privacy.updated'))
      await expect(account.sharing).toBeChecked()
      expect(calls.count('PATCH', '/api/users/*/consent')).toBe(1)

      await account.changePassword.click()
      await account.passwords.current.fill(me.person.password)
      await account.passwords.next.fill('morning-light-8')
      await pressTwice(account.passwords.save)
      await expect(toastOf(page)).toContainText(words('account:password.done'))
      expect(calls.count('POST', '/api/auth/change-password')).toBe(1)

      await account.delete.click()
      await account.deletion.word.fill('DELETE')
      await pressTwice(account.deletion.confirm)
      await expect(page).toHaveURL(/\/$/)
      expect(calls.count('DELETE', '/api/user/delete')).toBe(1)
    })
  })
})
