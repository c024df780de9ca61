import { QuestionnairePage } from '../pages/questionnaire.ts'
import { openAs } from '../support/open-as.ts'
import { aPerson } from '../support/person.ts'
import { answersInStorage } from '../support/registration-storage.ts'
import { expect, inLanguage, test } from '../support/test.ts'

const proofRequired = { code: 'proof-required', message: 'A short check is needed first.' }

inLanguage('ar', (language) => {
  test('a browser in a busy network solves a challenge by itself and registers', async ({
    page,
    words,
    members,
    expectComplaint,
  }) => {
    expectComplaint(/status of 403 .*with-matching/)
    const person = aPerson()
    members.willJoin(person)
    const questionnaire = new QuestionnairePage(page, words, language)
    const proofs: (string | undefined)[] = []
    // As an address beyond its allowance is answered; the challenge and what follows it are the platform's.
    await page.context().route('**/api/users/with-matching', async (route) => {
      proofs.push(route.request().headers()['x-registration-proof'])
      if (proofs.length > 1) return route.continue()
      return route.fulfill({ status: 403, json: proofRequired })
    })
    await page.context().route('**/api/users/registration-challenge', async (route) => {
      await expect(page.getByText(words('onboarding:questionnaire.checking'))).toBeVisible()
      return route.continue()
    })
    await openAs(page, '/questionnaire?step=5', { language, sessionValues: answersInStorage(person) })
    await questionnaire.submit.click()
    await expect(page).toHaveURL(/\/results$/)
    expect(proofs).toEqual([undefined, expect.stringMatching(/"derivedKey":"[\da-f]{64}"/)])
  })
})
