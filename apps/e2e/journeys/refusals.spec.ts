import type { Page } from '@playwright/test'
import { QuestionnairePage } from '../pages/questionnaire.ts'
import { RegisterPage } from '../pages/register.ts'
import { aPerson, type Person } from '../support/member.ts'
import { registerByApi } from '../support/register-by-api.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test('a short password is refused before anything is sent', async ({ page, words }) => {
  const register = new RegisterPage(page, words)
  await register.open()
  await register.fill({ ...aPerson(), password: '12345' })
  await register.agree()
  await register.continue.click()
  await expect(page.getByText(words('common:validation.passwordShort'))).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)
  await expectAccessible(page)
})

test('the questionnaire without credentials leads to registering', async ({ page }) => {
  await page.goto('/questionnaire')
  await expect(page).toHaveURL(/\/register$/)
})

test('results without a result lead home', async ({ page }) => {
  await page.goto('/results')
  await expect(page).toHaveURL(/\/$/)
})

test('an e-mail that is registered already leads to its verification, and makes no second member', async ({
  page,
  words,
  language,
  request,
  expectComplaint,
}) => {
  expectComplaint(/status of 409 .*with-matching/)
  const person = aPerson()
  await registerByApi(request, person, language)
  await begin(page, words, person)
  const questionnaire = new QuestionnairePage(page, words, language)
  await questionnaire.fill(person)
  await questionnaire.submit.click()
  await expect(page.getByText(words('onboarding:questionnaire.accountExistsText')).first()).toBeVisible()
  await expect(page).toHaveURL(/\/verify-email$/)
})

test('somebody under 18 cannot go on', async ({ page, words, language }) => {
  const person = aPerson({ age: 17 })
  await begin(page, words, person)
  const questionnaire = new QuestionnairePage(page, words, language)
  await questionnaire.chooseApartment(person)
  await questionnaire.next.click()
  await questionnaire.introduce(person)
  await questionnaire.next.click()
  await expect(page.getByText(words('onboarding:questionnaire.ageRestrictionText')).first()).toBeVisible()
  await questionnaire.expectStep(2)
  await expectAccessible(page)
})

test('going back, and a reload, lose nothing', async ({ page, words, language }) => {
  const person = aPerson()
  await begin(page, words, person)
  const questionnaire = new QuestionnairePage(page, words, language)
  await questionnaire.chooseApartment(person)
  await questionnaire.next.click()
  await questionnaire.introduce(person)
  await page.reload()
  await expect(questionnaire.field('name')).toHaveValue(person.name)
  await questionnaire.next.click()
  await questionnaire.expectStep(3)
  await questionnaire.previous.click()
  await expect(questionnaire.field('phone')).toHaveValue(person.phone)
})

test.describe('a photo of the apartment', () => {
  const person = aPerson({ hasApartment: 'have-apartment' })

  test.beforeEach(async ({ page, words, language }) => {
    await begin(page, words, { ...person, email: aPerson().email })
    await new QuestionnairePage(page, words, language).fill(person)
  })

  test('of a wrong type is refused', async ({ page, words, language }) => {
    const { photo } = new QuestionnairePage(page, words, language)
    await photo.setInputFiles({ name: 'flat.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(page.getByText(words('onboarding:photo.type')).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('over 5 MB is refused', async ({ page, words, language }) => {
    const { photo } = new QuestionnairePage(page, words, language)
    const buffer = Buffer.alloc(5 * 1024 * 1024 + 1)
    await photo.setInputFiles({ name: 'flat.png', mimeType: 'image/png', buffer })
    await expect(page.getByText(words('onboarding:photo.size')).first()).toBeVisible()
  })

  test('is shown, and can be removed again', async ({ page, words, language }) => {
    const { photo } = new QuestionnairePage(page, words, language)
    await photo.setInputFiles({ name: 'flat.png', mimeType: 'image/png', buffer: onePixel })
    const shown = page.getByRole('img', { name: words('onboarding:photo.alt'), exact: true })
    await expect(shown).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words('onboarding:photo.remove'), exact: true }).click()
    await expect(shown).toBeHidden()
  })
})

/** The smallest PNG there is. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Through `/register` to the first step of the questionnaire. */
async function begin(page: Page, words: Words, person: Person): Promise<void> {
  const register = new RegisterPage(page, words)
  await register.open()
  await register.fill(person)
  await register.agree()
  await register.continue.click()
}
