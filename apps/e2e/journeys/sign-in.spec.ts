import { demoAccounts } from '@rafiq/contracts/accounts'
import { Frame } from '../pages/frame.ts'
import { LoginPage } from '../pages/login.ts'
import { toastOf } from '../pages/toast.ts'
import { registerByApi, verifyByApi } from '../support/auth-api.ts'
import { expectAccessible } from '../support/axe.ts'
import { FailingCalls } from '../support/failing-calls.ts'
import { openAs } from '../support/open-as.ts'
import { aPerson } from '../support/person.ts'
import { expect, inLanguage, test } from '../support/test.ts'

const refused = (status: number) => new RegExp(`status of ${status} .*/api/auth/login`)

inLanguage('ar', (language) => {
  test.describe('a refused sign-in keeps what was typed and says why', () => {
    test('where nothing was typed', async ({ page, words }) => {
      const login = new LoginPage(page, words)
      await login.open(language)
      await login.submit.click()
      await expect(page.getByText(words('common:errors.credentials-required'))).toBeVisible()
      await expectAccessible(page)
    })

    test('where nobody has the account', async ({ page, words, expectComplaint }) => {
      expectComplaint(refused(404))
      const { email, password } = aPerson()
      const login = new LoginPage(page, words)
      await login.open(language)
      await login.signIn(email, password)
      await expect(page.getByText(words('common:errors.user-not-found')).first()).toBeVisible()
      await expect(login.email).toHaveValue(email)
      await expectAccessible(page)
    })

    test('where the password is wrong', async ({ page, words, request, expectComplaint }) => {
      expectComplaint(refused(401))
      const person = aPerson()
      await registerByApi(request, person, language)
      const login = new LoginPage(page, words)
      await login.open(language)
      await login.signIn(person.email, `${person.password}!`)
      await expect(page.getByText(words('common:errors.invalid-password')).first()).toBeVisible()
      await expect(login.email).toHaveValue(person.email)
      await expect(login.password).toHaveValue(`${person.password}!`)
    })

    test('where the e-mail is not verified, and leads to its verification', async ({
      page,
      words,
      request,
      expectComplaint,
    }) => {
      expectComplaint(refused(403))
      const person = aPerson()
      await registerByApi(request, person, language)
      const login = new LoginPage(page, words)
      await login.open(language)
      const pressed = Date.now()
      await login.signIn(person.email, person.password)
      await expect(toastOf(page)).toContainText(words('shell:login.unverified.title'))
      await expect(toastOf(page)).toContainText(words('shell:login.unverified.text'))
      await expect(page).toHaveURL(/\/verify-email$/)
      expect(Date.now() - pressed).toBeGreaterThanOrEqual(2_000)
    })

    test('where the network does not answer', async ({ page, words, expectComplaint }) => {
      expectComplaint(/ERR_FAILED .*\/api\/auth\/login/)
      const { email, password } = aPerson()
      const login = new LoginPage(page, words)
      const calls = await FailingCalls.of(page, '**/api/auth/login')
      calls.fail()
      await login.open(language)
      await login.signIn(email, password)
      await expect(toastOf(page)).toContainText(words('shell:login.failed'))
      await expect(toastOf(page)).toContainText(words('common:errors.network'))
      await expect(login.email).toHaveValue(email)
      await expect(login.password).toHaveValue(password)
      await expectAccessible(page)
    })
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

  for (const [path, reason] of [
    ['/account', 'common:session.requiredHint'],
    ['/moderator', 'shell:guard.moderator'],
  ] as const) {
    test(`a visitor at ${path} reads that signing in is needed, and is redirected there`, async ({
      page,
      words,
    }) => {
      await openAs(page, path, { language })
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
      await expect(toastOf(page)).toContainText(words('common:session.required'))
      await expect(toastOf(page)).toContainText(words(reason))
      await expectAccessible(page)
    })
  }

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
