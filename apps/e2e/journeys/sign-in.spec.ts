import { Frame } from '../pages/frame.ts'
import { LoginPage } from '../pages/login.ts'
import { aPerson } from '../support/member.ts'
import { registerByApi, verifyByApi } from '../support/register-by-api.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const refused = (status: number) => new RegExp(`status of ${status} .*/api/auth/login`)

test.describe('what is refused keeps what was typed, and says why', () => {
  test('nothing typed', async ({ page, words }) => {
    const login = new LoginPage(page, words)
    await login.open()
    await login.submit.click()
    await expect(page.getByText(words('common:errors.credentials-required'))).toBeVisible()
    await expectAccessible(page)
  })

  test('an account that nobody has', async ({ page, words, expectComplaint }) => {
    expectComplaint(refused(404))
    const { email, password } = aPerson()
    const login = new LoginPage(page, words)
    await login.open()
    await login.signIn(email, password)
    await expect(page.getByText(words('common:errors.user-not-found')).first()).toBeVisible()
    await expect(login.email).toHaveValue(email)
    await expectAccessible(page)
  })

  test('a wrong password', async ({ page, words, request, expectComplaint }) => {
    expectComplaint(refused(401))
    const person = aPerson()
    await registerByApi(request, person, 'ar')
    const login = new LoginPage(page, words)
    await login.open()
    await login.signIn(person.email, `${person.password}!`)
    await expect(page.getByText(words('common:errors.invalid-password')).first()).toBeVisible()
    await expect(login.email).toHaveValue(person.email)
    await expect(login.password).toHaveValue(`${person.password}!`)
  })

  test('an e-mail that is not verified leads to its verification', async ({
    page,
    words,
    request,
    expectComplaint,
  }) => {
    expectComplaint(refused(403))
    const person = aPerson()
    await registerByApi(request, person, 'ar')
    const login = new LoginPage(page, words)
    await login.open()
    await login.signIn(person.email, person.password)
    await expect(page.getByText(words('shell:login.unverified.title')).first()).toBeVisible()
    await expect(page).toHaveURL(/\/verify-email$/)
  })
})

test('a visitor at the matches signs in first and then comes back there; signing out ends it', async ({
  page,
  words,
  request,
}) => {
  const person = aPerson()
  await registerByApi(request, person, 'ar')
  await verifyByApi(request, person.email)

  await page.goto('/matches')
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
