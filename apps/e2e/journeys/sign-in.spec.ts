import { demoAccounts } from '@rafiq/contracts/accounts'
import { Frame } from '../pages/frame.ts'
import { LoginPage } from '../pages/login.ts'
import { toastOf } from '../pages/toast.ts'
import { registerByApi, verifyByApi } from '../support/auth-api.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPerson } from '../support/person.ts'
import { expect, inLanguage, test } from '../support/test.ts'

const refused = (status: number) => new RegExp(`status of ${status} .*/api/auth/login`)

inLanguage('ar', (language) => {
  test('a refused sign-in keeps what was typed and says why; an e-mail that is not verified leads to its verification', async ({
    page,
    words,
    request,
    expectComplaint,
  }) => {
    for (const status of [401, 403, 404]) expectComplaint(refused(status))
    const person = aPerson()
    await registerByApi(request, person, language)
    const login = new LoginPage(page, words)
    const says = (key: `common:errors.${string}`) => expect(page.getByText(words(key)).first()).toBeVisible()
    await login.open(language)
    await login.submit.click()
    await says('common:errors.credentials-required')
    await login.signIn(aPerson().email, person.password)
    await says('common:errors.user-not-found')
    await login.signIn(person.email, `${person.password}!`)
    await says('common:errors.invalid-password')
    await expect(login.email).toHaveValue(person.email)
    await expect(login.password).toHaveValue(`${person.password}!`)
    await expectAccessible(page)

    const pressed = Date.now()
    await login.signIn(person.email, person.password)
    await expect(toastOf(page)).toContainText(words('shell:login.unverified.title'))
    await expect(page).toHaveURL(/\/verify-email$/)
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(2_000)
  })
})

inLanguage('en', (language) => {
  test('a visitor at the matches is redirected to sign-in and back; signing out ends the session', async ({
    page,
    words,
    request,
  }) => {
    const person = aPerson()
    await registerByApi(request, person, language)
    await verifyByApi(request, person.email)

    await openAs(page, '/matches', { language })
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(words('common:session.required')).first()).toBeVisible()
    await new LoginPage(page, words).signIn(person.email, person.password)
    await expect(page).toHaveURL(/\/matches$/)

    const { header } = new Frame(page)
    await header.getByRole('button', { name: words('shell:header.accountMenu') }).click()
    await header.getByRole('button', { name: words('shell:header.logout') }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText(words('shell:logout.title')).first()).toBeVisible()
    await page.goto('/matches')
    await expect(page).toHaveURL(/\/login/)
  })

  test('the test members sign in by one press, and are greeted by name', async ({ page, words }) => {
    const [{ name }] = demoAccounts.testMembers
    await openAs(page, '/test-login', { language })
    await expectAccessible(page)
    await page.getByRole('button', { name: words('shell:testLogin.login', { name: name[language] }) }).click()
    await expect(toastOf(page)).toContainText(words('shell:testLogin.success.title'))
    await expect(toastOf(page)).toContainText(words('shell:testLogin.success.text', { name: name[language] }))
    await expect(page).toHaveURL(/\/$/)
  })
})
