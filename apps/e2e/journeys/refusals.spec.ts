import type { Page } from '@playwright/test'
import type { Language } from '@rafiq/contracts'
import { QuestionnairePage } from '../pages/questionnaire.ts'
import { RegisterPage } from '../pages/register.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { aPerson, type Person } from '../support/member.ts'
import { aPicture } from '../support/pictures.ts'
import { registerByApi } from '../support/register-by-api.ts'
import { expect, inBothLanguages, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

inBothLanguages((language) => {
  test('a short password is refused before anything is sent', async ({ page, words }) => {
    const register = new RegisterPage(page, words)
    await register.open(language)
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
    request,
    expectComplaint,
  }) => {
    expectComplaint(/status of 409 .*with-matching/)
    const person = aPerson()
    await registerByApi(request, person, language)
    await begin(page, words, language, person)
    const questionnaire = new QuestionnairePage(page, words, language)
    await questionnaire.fill(person)
    const pressed = Date.now()
    await questionnaire.submit.click()
    await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.accountExists'))
    await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.accountExistsText'))
    await expect(page).toHaveURL(/\/verify-email$/)
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(2_000)
  })

  test('a registration that does not get through is told, and loses nothing', async ({
    page,
    words,
    members,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_FAILED .*with-matching/)
    const person = aPerson()
    members.willJoin(person)
    await begin(page, words, language, person)
    const questionnaire = new QuestionnairePage(page, words, language)
    await questionnaire.fill(person)
    await page.route('**/with-matching', (route) => route.abort())
    await questionnaire.submit.click()
    await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.registrationFailed'))
    await expect(toastOf(page)).toContainText(words('common:errors.network'))
    await page.unroute('**/with-matching')
    await questionnaire.submit.click()
    await expect(page).toHaveURL(/\/results$/)
  })

  test('an incomplete form names what is missing and leads to the first of it', async ({ page, words }) => {
    await begin(page, words, language, aPerson())
    const questionnaire = new QuestionnairePage(page, words, language)
    await questionnaire.expectStep(1)
    await page.goto('/questionnaire?step=5')
    await questionnaire.choose('common:roomSharing.separate-room')
    await questionnaire.submit.click()
    const missing = ['hasApartment', 'name', 'gender', 'age', 'phone', 'nationality', 'budget', 'location']
    const fields = [...missing, 'lifestyle', 'bathroomSharing']
      .map((field) => words(`onboarding:questionnaire.fields.${field}`))
      .join(words('onboarding:questionnaire.separator'))
    await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.incomplete'))
    await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.incompleteFields', { fields }))
    await questionnaire.expectStep(1)
    await expectAccessible(page)
  })

  test('somebody under 18 cannot go on', async ({ page, words }) => {
    const person = aPerson({ age: 17 })
    await begin(page, words, language, person)
    const questionnaire = new QuestionnairePage(page, words, language)
    await questionnaire.chooseApartment(person)
    await questionnaire.next.click()
    await questionnaire.introduce(person)
    await questionnaire.next.click()
    await expect(page.getByText(words('onboarding:questionnaire.ageRestrictionText')).first()).toBeVisible()
    await questionnaire.expectStep(2)
    await expectAccessible(page)
  })

  test('going back, and a reload, lose nothing', async ({ page, words }) => {
    const person = aPerson()
    await begin(page, words, language, person)
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

    test.beforeEach(async ({ page, words }) => {
      await begin(page, words, language, { ...person, email: aPerson().email })
      await new QuestionnairePage(page, words, language).fill(person)
    })

    test('of a wrong type is refused', async ({ page, words }) => {
      const { photo } = new QuestionnairePage(page, words, language)
      await photo.setInputFiles({ name: 'flat.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
      await expect(toastOf(page)).toContainText(words('onboarding:photo.typeTitle'))
      await expect(toastOf(page)).toContainText(words('onboarding:photo.type'))
      await expectAccessible(page)
    })

    test('over 5 MB is refused', async ({ page, words }) => {
      const { photo } = new QuestionnairePage(page, words, language)
      const buffer = Buffer.alloc(5 * 1024 * 1024 + 1)
      await photo.setInputFiles({ name: 'flat.png', mimeType: 'image/png', buffer })
      await expect(toastOf(page)).toContainText(words('onboarding:photo.sizeTitle'))
      await expect(toastOf(page)).toContainText(words('onboarding:photo.size'))
    })

    test('that cannot be read is refused', async ({ page, words }) => {
      const { photo } = new QuestionnairePage(page, words, language)
      await photo.setInputFiles({
        name: 'flat.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      })
      await expect(toastOf(page)).toContainText(words('onboarding:photo.unreadableTitle'))
    })

    test('is shown, and can be removed again', async ({ page, words }) => {
      const { photo, shownPhoto, removePhoto } = new QuestionnairePage(page, words, language)
      await photo.setInputFiles(aPicture)
      await expect(shownPhoto).toBeVisible()
      await expectAccessible(page)
      await removePhoto.click()
      await expect(shownPhoto).toBeHidden()
    })
  })
})

/** Through `/register` to the first step of the questionnaire. */
async function begin(page: Page, words: Words, language: Language, person: Person): Promise<void> {
  const register = new RegisterPage(page, words)
  await register.open(language)
  await register.fill(person)
  await register.agree()
  await register.continue.click()
}
