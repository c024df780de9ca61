import { QuestionnairePage } from '../pages/questionnaire.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPerson } from '../support/person.ts'
import { aPicture } from '../support/pictures.ts'
import { answersInStorage } from '../support/registration-storage.ts'
import { expect, inLanguage, test } from '../support/test.ts'

const person = aPerson({ hasApartment: 'have-apartment' })

/** What the form refuses, each with the words that say why. */
const refused = [
  { name: 'flat.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a'), why: 'type' },
  { name: 'flat.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1), why: 'size' },
  { name: 'flat.png', mimeType: 'image/png', buffer: Buffer.from('no picture'), why: 'unreadable' },
] as const

inLanguage('en', (language) => {
  test('a photo of the apartment is refused by type, size and what is in it; a good one is shown, and can be removed again', async ({
    page,
    words,
  }) => {
    await openAs(page, '/questionnaire?step=5', { language, sessionValues: answersInStorage(person) })
    const { photo, shownPhoto, removePhoto } = new QuestionnairePage(page, words, language)
    for (const { why, ...file } of refused) {
      await photo.setInputFiles(file)
      await expect(page.getByRole('main').getByText(words(`onboarding:photo.${why}Title`))).toBeInViewport()
      await expect(toastOf(page)).toHaveCount(0)
    }
    await expectAccessible(page)

    await photo.setInputFiles(aPicture)
    await expect(shownPhoto).toBeVisible()
    await expectAccessible(page)
    await removePhoto.click()
    await expect(shownPhoto).toBeHidden()
  })
})
