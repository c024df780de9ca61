import { AccountPage } from '../pages/account.ts'
import { Frame } from '../pages/frame.ts'
import { LoginPage } from '../pages/login.ts'
import { QuestionnairePage } from '../pages/questionnaire.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

inLanguage('ar', (language) => {
  test('signing out everywhere ends this browser’s session at once, and another browser’s at its next call', async ({
    page,
    words,
    members,
    anotherBrowser,
    expectComplaint,
  }) => {
    expectComplaint(/status of 401/)
    const me = await members.join()
    const elsewhere = await anotherBrowser()
    await openAs(elsewhere, '/account', { language, token: await members.signIn(me.person) })
    await expect(new AccountPage(elsewhere, words).edit).toBeVisible()

    await openAs(page, '/account', { language, token: me.token })
    await new AccountPage(page, words).signOutEverywhere.click()
    await expect(toastOf(page)).toContainText(words('account:everywhere.done'))
    await expect(page).toHaveURL(/\/$/)
    await expectAccessible(page)

    // Whether or not it noticed by a call of its own meanwhile.
    await elsewhere.goto('/matches')
    const login = new LoginPage(elsewhere, words)
    await login.expectSignInRedirect('/matches')
    await login.signIn(me.person.email, me.person.password)
    await expect(elsewhere).toHaveURL(/\/matches$/)
  })

  test('tabs share a session: signing in and signing out in one reach the other', async ({
    page,
    context,
    words,
    members,
    expectComplaint,
  }) => {
    const me = await members.join()
    // What a tab reads as the other one signs out is answered with 401.
    expectComplaint(/status of 401/)
    const reads = ['matches', 'match-limit'].map((path) => page.waitForResponse(`**/api/user/${path}`))
    await openAs(page, '/matches', { language, token: me.token })
    await Promise.all(reads)
    const second = await context.newPage()
    await second.goto('/account')
    const account = new AccountPage(second, words)
    await expect(account.edit).toBeVisible()

    await account.signOut.click()
    await expect(second).toHaveURL(/\/$/)
    await expect(toastOf(second)).toContainText(words('account:signOut.done'))
    await new LoginPage(page, words).expectSignInRedirect('/matches')
    await expect.poll(() => members.hasSession(me)).toBe(false)

    const login = new LoginPage(second, words)
    await login.open()
    await login.signIn(me.person.email, me.person.password)
    await expect(second).toHaveURL(/\/$/)
    const menu = new Frame(page).header.getByRole('button', { name: words('shell:header.accountMenu') })
    await expect(menu).toBeVisible()
  })
})

inLanguage('en', (language) => {
  test('a session that ends in the middle of a form leads from an edited profile to sign-in and back to the very section, with what was typed', async ({
    page,
    words,
    members,
    expectComplaint,
  }) => {
    expectComplaint(/status of 401/)
    const me = await members.join()
    const questionnaire = new QuestionnairePage(page, words, language)
    // What a page reads by itself would notice the end of the session before the press does.
    const badge = page.waitForResponse('**/api/chat-rooms/unread')
    await openAs(page, '/questionnaire?step=2', { language, token: me.token })
    await questionnaire.field('name').fill('نورة السبيعي')
    await badge
    await members.signOutEverywhere(me)
    await questionnaire.save.click()
    const login = new LoginPage(page, words)
    await login.expectSignInRedirect('/questionnaire?step=2')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(me.person.password)

    await login.signIn(me.person.email, me.person.password)
    await questionnaire.expectSection(2)
    await expect(questionnaire.field('name')).toHaveValue('نورة السبيعي')
    await questionnaire.save.click()
    await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.saved'))
    await page.goto('/account')
    await expect(new AccountPage(page, words).fact('name')).toHaveText('نورة السبيعي')
  })
})
