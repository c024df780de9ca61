import { QuestionnairePage } from '../pages/questionnaire.ts'
import { RegisterPage } from '../pages/register.ts'
import { toastOf } from '../pages/toast.ts'
import { registerByApi } from '../support/auth-api.ts'
import { expectAccessible } from '../support/axe.ts'
import { FailingCalls } from '../support/failing-calls.ts'
import { openAs } from '../support/open-as.ts'
import { aPerson } from '../support/person.ts'
import { aPicture } from '../support/pictures.ts'
import { answersInStorage, credentialsInStorage } from '../support/registration-storage.ts'
import { expect, inLanguage, test } from '../support/test.ts'

const lastStep = '/questionnaire?step=5'

inLanguage('ar', (language) => {
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

  test('the questionnaire without credentials redirects to registration', async ({ page }) => {
    await page.goto('/questionnaire')
    await expect(page).toHaveURL(/\/register$/)
  })

  test('the results page without a result redirects home', async ({ page }) => {
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
    await openAs(page, lastStep, { language, sessionValues: answersInStorage(person) })
    const questionnaire = new QuestionnairePage(page, words, language)
    const pressed = Date.now()
    await questionnaire.submit.click()
    await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.accountExists'))
    await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.accountExistsText'))
    await expect(page).toHaveURL(/\/verify-email$/)
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(2_000)
  })

  test('a registration that fails on the network says so, and loses nothing', async ({
    page,
    words,
    members,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_FAILED .*with-matching/)
    const person = aPerson()
    members.willJoin(person)
    const calls = await FailingCalls.of(page, '**/with-matching')
    await openAs(page, lastStep, { language, sessionValues: answersInStorage(person) })
    const questionnaire = new QuestionnairePage(page, words, language)
    calls.fail()
    await questionnaire.submit.click()
    await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.registrationFailed'))
    await expect(toastOf(page)).toContainText(words('common:errors.network'))
    calls.recover()
    await questionnaire.submit.click()
    await expect(page).toHaveURL(/\/results$/)
  })
})

inLanguage('en', (language) => {
  test('an incomplete questionnaire names what is missing and leads to the first of it', async ({
    page,
    words,
  }) => {
    await openAs(page, lastStep, { language, sessionValues: credentialsInStorage() })
    const questionnaire = new QuestionnairePage(page, words, language)
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

  test('an age under 18 blocks the questionnaire', async ({ page, words }) => {
    const person = aPerson({ age: 17 })
    await openAs(page, '/questionnaire', { language, sessionValues: credentialsInStorage(person) })
    const questionnaire = new QuestionnairePage(page, words, language)
    await questionnaire.chooseApartment(person)
    await questionnaire.next.click()
    await questionnaire.introduce(person)
    await questionnaire.next.click()
    await expect(page.getByText(words('onboarding:questionnaire.ageRestrictionText')).first()).toBeVisible()
    await questionnaire.expectStep(2)
    await expectAccessible(page)
  })

  test('going back and reloading lose no answer of the questionnaire', async ({ page, words }) => {
    const person = aPerson()
    await openAs(page, '/questionnaire', { language, sessionValues: credentialsInStorage(person) })
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

    test.beforeEach(async ({ page }) => {
      await openAs(page, lastStep, { language, sessionValues: answersInStorage(person) })
    })

    test('of a wrong type is refused', async ({ page, words }) => {
      const { photo } = new QuestionnairePage(page, words, language)
      await photo.setInputFiles({ name: 'flat.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
      await expect(page.getByRole('main').getByText(words('onboarding:photo.typeTitle'))).toBeInViewport()
      await expect(page.getByRole('main').getByText(words('onboarding:photo.type'))).toBeInViewport()
      await expect(toastOf(page)).toHaveCount(0)
      await expectAccessible(page)
    })

    test('over 5 MB is refused', async ({ page, words }) => {
      const { photo } = new QuestionnairePage(page, words, language)
      const buffer = Buffer.alloc(5 * 1024 * 1024 + 1)
      await photo.setInputFiles({ name: 'flat.png', mimeType: 'image/png', buffer })
      await expect(page.getByRole('main').getByText(words('onboarding:photo.sizeTitle'))).toBeInViewport()
      await expect(page.getByRole('main').getByText(words('onboarding:photo.size'))).toBeInViewport()
      await expect(toastOf(page)).toHaveCount(0)
    })

    test('that cannot be read is refused', async ({ page, words }) => {
      const { photo } = new QuestionnairePage(page, words, language)
      await photo.setInputFiles({
        name: 'flat.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      })
      await expect(
        page.getByRole('main').getByText(words('onboarding:photo.unreadableTitle')),
      ).toBeInViewport()
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
