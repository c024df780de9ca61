import { AccountPage } from '../pages/account.ts'
import { MatchesPage } from '../pages/matches.ts'
import { QuestionnairePage } from '../pages/questionnaire.ts'
import { ResultsPage } from '../pages/results.ts'
import { toastOf } from '../pages/toast.ts'
import { verifyByApi } from '../support/auth-api.ts'
import { expectAccessible } from '../support/axe.ts'
import { FailingCalls } from '../support/failing-calls.ts'
import { openAs } from '../support/open-as.ts'
import { aPerson } from '../support/person.ts'
import { answersInStorage } from '../support/registration-storage.ts'
import { expect, inLanguage, test } from '../support/test.ts'

/** Somewhere with no other women: the first finds nobody. */
const location = 'sabya'
const area = null

inLanguage('ar', (language) => {
  test('without matches the number is asked for; declining hides the profile, agreeing shows it with the number', async ({
    page,
    words,
    members,
    request,
    anotherBrowser,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_FAILED .*\/consent/)
    const person = aPerson({ name: 'نورة الدوسري', location, area })
    members.willJoin(person)
    const results = new ResultsPage(page, words)
    const calls = await FailingCalls.of(page, '**/consent')

    await test.step('a member without matches', async () => {
      await openAs(page, '/questionnaire?step=5', { language, sessionValues: answersInStorage(person) })
      await new QuestionnairePage(page, words, language).submit.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('onboarding:results.none'))
      await expect(results.question).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a failed consent call shows an error and can be retried', async () => {
      calls.fail()
      await results.no.click()
      await expect(toastOf(page)).toContainText(words('onboarding:results.failed'))
      await expect(toastOf(page)).toContainText(words('onboarding:results.failedText'))
      await expect(results.question).toBeVisible()
      calls.recover()
    })

    await test.step('declining', async () => {
      await results.no.click()
      await expect(results.decided('declined')).toBeVisible()
      await expect(toastOf(page)).toContainText(words('onboarding:results.updated'))
      await expect(results.home).toHaveAttribute('href', '/')
      await expectAccessible(page)
    })

    await verifyByApi(request, person.email)
    const other = await members.join({ location, area })
    const theirs = await anotherBrowser()
    const theirMatches = new MatchesPage(theirs, words)

    await test.step('another member sees nobody', async () => {
      await openAs(theirs, '/matches', { language, token: other.token })
      await expect(theirs.getByText(words('matches:page.empty'))).toBeVisible()
      await expectAccessible(theirs)
    })

    await test.step('the answer can be changed afterwards', async () => {
      await results.change.click()
      await results.yes.click()
      await expect(results.decided('shared')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('another member sees profile and number', async () => {
      await theirs.reload()
      await expect(theirMatches.card(person.name).getByRole('link')).toHaveAttribute(
        'href',
        'tel:+966551234567',
      )
      await expect(theirMatches.contact(person.name)).toBeVisible()
    })

    await test.step('the results page leads home', async () => {
      await results.change.click()
      await results.no.click()
      await results.home.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home:title'))
    })
  })
})

inLanguage('en', (language) => {
  test('the switch in the account shows and hides profile and number for other members', async ({
    page,
    words,
    members,
    anotherBrowser,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_FAILED .*\/consent/)
    const me = await members.join({ name: 'نورة الدوسري', location, area })
    const other = await members.join({ location, area })
    const theirs = await anotherBrowser()
    const theirMatches = new MatchesPage(theirs, words)
    await openAs(theirs, '/matches', { language, token: other.token })
    const card = theirMatches.card(me.person.name)
    await expect(card).toContainText(words('matches:card.noPhone'))
    await expect(theirMatches.contact(me.person.name)).toBeHidden()

    const account = new AccountPage(page, words)
    const calls = await FailingCalls.of(page, '**/consent')
    await openAs(page, '/account', { language, token: me.token })
    await account.sharing.click()
    await expect(toastOf(page)).toContainText(words('account:privacy.updated'))
    await expect(page.getByText(words('account:privacy.now.shared.title'))).toBeVisible()
    await expectAccessible(page)
    await theirs.reload()
    await expect(theirMatches.contact(me.person.name)).toBeVisible()

    await account.sharing.click()
    await expect(page.getByText(words('account:privacy.now.hidden.title'))).toBeVisible()
    await expect(account.sharing).toHaveAttribute('aria-busy', 'false')
    await expect(toastOf(page)).toContainText(words('account:privacy.updatedText'))
    await theirs.reload()
    await expect(theirs.getByText(words('matches:page.empty'))).toBeVisible()

    calls.fail()
    await account.sharing.click()
    await expect(toastOf(page)).toContainText(words('account:privacy.failed'))
    await expect(toastOf(page)).toContainText(words('common:errors.network'))
    await expect(account.sharing).not.toBeChecked()
    calls.recover()

    await test.step("the member's own matches follow the switch without a reload", async () => {
      const matches = new MatchesPage(page, words).card(other.person.name)
      const paused = page.getByText(words('matches:page.paused.own.title'))
      await page.goto('/matches')
      await expect(paused).toBeVisible()
      await page.getByRole('link', { name: words('matches:page.paused.own.action'), exact: true }).click()
      await account.sharing.click()
      await expect(page.getByText(words('account:privacy.now.shared.title'))).toBeVisible()
      await page.goBack()
      await expect(matches).toBeVisible()
      await page.goForward()
      await account.sharing.click()
      await expect(page.getByText(words('account:privacy.now.hidden.title'))).toBeVisible()
      await page.goBack()
      await expect(paused).toBeVisible()
      await expect(matches).toBeHidden()
    })
  })
})
