import { AccountPage } from '../pages/account.ts'
import { MatchesPage } from '../pages/matches.ts'
import { QuestionnairePage } from '../pages/questionnaire.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { cityName } from '../support/person.ts'
import { anotherPicture, aPicture } from '../support/pictures.ts'
import { expect, inLanguage, test } from '../support/test.ts'

inLanguage('ar', (language) => {
  test('a profile is edited from the account: pre-filled, saved, and seen changed in account and matches', async ({
    page,
    words,
    members,
    anotherBrowser,
  }) => {
    const me = await members.join({ name: 'نورة الدوسري', hasApartment: 'have-apartment' })
    const other = await members.join({ location: 'qunfudhah', area: null })
    const account = new AccountPage(page, words)
    const questionnaire = new QuestionnairePage(page, words, language)
    await openAs(page, '/account', { language, token: me.token })

    await test.step('all sections show the saved answers', async () => {
      await expect(account.fact('location')).toContainText(cityName('riyadh', language))
      await account.edit.click()
      await expect(questionnaire.list).toBeVisible()
      await expect(questionnaire.section(2)).toContainText('نورة الدوسري')
      await expectAccessible(page)
    })

    await test.step('a section is pre-filled, with the e-mail fixed and no password', async () => {
      await questionnaire.openSection(1)
      await expect(page.getByRole('main').getByText(me.person.email)).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await expect(questionnaire.choice('onboarding:questionnaire.apartmentHave')).toBeChecked()
      await questionnaire.cancel.click()
      await questionnaire.openSection(2)
      await expect(questionnaire.field('name')).toHaveValue('نورة الدوسري')
      await expect(questionnaire.field('phone')).toHaveValue('0551234567')
    })

    await test.step('an unsaved edit is kept and marked, and saving leads back', async () => {
      await questionnaire.field('name').fill('نورة السبيعي')
      await page.goBack()
      const unsaved = page.getByText(words('onboarding:questionnaire.unsaved'))
      await expect(questionnaire.section(2)).toContainText(words('onboarding:questionnaire.unsaved'))
      await questionnaire.openSection(3)
      await questionnaire.choose('onboarding:questionnaire.budgets.over-25000')
      await questionnaire.saveSection()
      await expect(toastOf(page)).toContainText(words('onboarding:questionnaire.saved'))
      await expect(unsaved).toHaveCount(1)
      await questionnaire.openSection(2)
      await expect(questionnaire.field('name')).toHaveValue('نورة السبيعي')
      await questionnaire.saveSection()
      await expect(unsaved).toHaveCount(0)
    })

    await test.step('another city clears the area', async () => {
      await questionnaire.openSection(4)
      await expect(questionnaire.area('northeast')).toBeChecked()
      await questionnaire.search('location', cityName('qunfudhah', language))
      await expect(questionnaire.area('northeast')).toBeHidden()
      await questionnaire.search('location', cityName('riyadh', language))
      await expect(questionnaire.area('northeast')).not.toBeChecked()
      await questionnaire.save.click()
      await expect(page.getByText(words('common:validation.areaRequired'))).toBeVisible()
      await questionnaire.search('location', cityName('qunfudhah', language))
      await questionnaire.saveSection()
    })

    await test.step('a photo of the apartment is added and changed', async () => {
      await questionnaire.openSection(5)
      await questionnaire.photo.setInputFiles(aPicture)
      await expect(questionnaire.shownPhoto).toBeVisible()
      const first = await questionnaire.shownPhoto.getAttribute('src')
      await questionnaire.photo.setInputFiles(anotherPicture)
      await expect(questionnaire.shownPhoto).not.toHaveAttribute('src', first ?? '')
      await expectAccessible(page)
      await questionnaire.saveSection()
      await page.getByRole('link', { name: words('onboarding:questionnaire.toMatches'), exact: true }).click()
      await expect(page).toHaveURL(/\/matches$/)
    })

    await test.step('the matches follow the new answers, and matches see them', async () => {
      const city = cityName('qunfudhah', language)
      await expect(page.getByText(words('matches:page.shared.female', { city }))).toBeVisible()
      await expect(new MatchesPage(page, words).card(other.person.name)).toBeVisible()
      const theirs = await anotherBrowser()
      await openAs(theirs, '/matches', { language, token: other.token })
      const card = new MatchesPage(theirs, words).card('نورة السبيعي')
      await expect(card).toContainText(words('common:budget.over-25000'))
      await expect(card).toContainText(words('common:apartment.yes.female'))
      await expect(
        card.getByRole('img', { name: words('matches:card.photoAlt', { name: 'نورة السبيعي' }) }),
      ).toBeVisible()
    })

    await test.step('the account shows them too', async () => {
      await page.goto('/account')
      await expect(account.fact('name')).toHaveText('نورة السبيعي')
      await expect(account.fact('location')).toHaveText(cityName('qunfudhah', language))
      await expect(account.photo).toBeVisible()
    })

    await test.step('the photo is removed again', async () => {
      await page.goto('/questionnaire?step=5')
      await expect(questionnaire.shownPhoto).toBeVisible()
      await questionnaire.removePhoto.click()
      await expect(questionnaire.shownPhoto).toBeHidden()
      await questionnaire.saveSection()
      await page.goto('/account')
      await expect(account.card).toContainText('نورة السبيعي')
      await expect(account.photo).toBeHidden()
    })
  })
})
