import { AccountPage } from '../pages/account.ts'
import { QuestionnairePage } from '../pages/questionnaire.ts'
import { toastOf } from '../pages/toast.ts'
import { openAs } from '../support/open-as.ts'
import { aPerson } from '../support/person.ts'
import { credentialsInStorage } from '../support/registration-storage.ts'
import { expect, inLanguage, test } from '../support/test.ts'
import { expectToastApart, holdToast } from '../support/toast-position.ts'

/** Somewhere with no other women. */
const elsewhere = { location: 'turaif', area: null } as const

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

for (const language of ['ar', 'en'] as const) {
  inLanguage(language, () => {
    test('a notification covers neither title, bar, open menu nor dialog, and goes when the save succeeds', async ({
      page,
      context,
      words,
      members,
      expectComplaint,
    }) => {
      expectComplaint(/status of 503 .*\/consent/)
      // The browser may look for a new worker just then.
      expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/)
      const me = await members.join(elsewhere)
      const unavailable = { status: 503, json: { message: '', code: 'unavailable' } }
      await context.route('**/api/users/*/consent', (route) => route.fulfill(unavailable))
      await openAs(page, '/account', { language, token: me.token })
      const account = new AccountPage(page, words)
      await account.sharing.click()
      await expect(toastOf(page)).toContainText(words('account:privacy.failed'))
      await holdToast(page)

      const title = page.getByRole('heading', { level: 1 })
      const bar = page.getByRole('navigation', { name: words('shell:header.bar'), exact: true })
      await title.scrollIntoViewIfNeeded()
      await expectToastApart(page, { 'the title': title, 'the bar': bar })

      await page.setViewportSize(desktop)
      const menuButton = page
        .getByRole('banner')
        .getByRole('button', { name: words('shell:header.accountMenu') })
      await menuButton.click()
      const menu = page.getByRole('navigation', { name: words('shell:header.menu'), exact: true })
      await expectToastApart(page, { 'the title': title, 'the menu': menu })
      // By its button: Escape would close the notification as well.
      await menuButton.click()

      await account.delete.click()
      for (const size of [desktop, { width: 1280, height: 560 }, phone, { width: 320, height: 568 }]) {
        await page.setViewportSize(size)
        await expectToastApart(page, { 'the dialog': account.deletion.dialog })
      }
      await account.deletion.cancel.click()

      await context.unrouteAll()
      await context.setOffline(true)
      await account.sharing.click()
      await expect(toastOf(page)).toContainText(words('common:errors.network'))
      await holdToast(page)
      await context.setOffline(false)
      await account.sharing.click()
      await expect(toastOf(page)).toContainText(words('account:privacy.updated'))
    })
  })
}

for (const [language, where, size] of [
  ['ar', 'phone', phone],
  ['en', 'desktop', desktop],
] as const) {
  inLanguage(language, () => {
    test(`a notification covers nothing of an open list on a ${where}`, async ({ page, words }) => {
      await page.setViewportSize(size)
      const person = aPerson()
      await openAs(page, '/questionnaire', { language, sessionValues: credentialsInStorage(person) })
      const questionnaire = new QuestionnairePage(page, words, language)
      await questionnaire.chooseApartment(person)
      await questionnaire.next.click()
      await questionnaire.introduce({ ...person, age: 17 })
      await questionnaire.next.click()
      await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.ageRestriction'))
      await holdToast(page)
      await expectToastApart(page, {
        'the title': page.getByRole('heading', { level: 1 }),
        'the next step': questionnaire.next,
      })
      const list = await questionnaire.openList('nationality')
      await expectToastApart(page, { 'the search': list.search, 'the options': list.options })
    })
  })
}
