import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { expect, expectNoSidewaysScroll, inLanguage, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

/** The team's: whatever it reads, the answer is in the member's language. */
const staffWords = wordsIn('en')

inLanguage('ar', (language) => {
  test('a member asks for a correction, a moderator answers in time, and the answer is there', async ({
    page,
    words,
    members,
    anotherBrowser,
  }) => {
    const member = await members.join({ name: `ريم ${Math.random().toString(36).slice(2, 8)}` })
    const staffPage = await anotherBrowser()
    const request = page.getByRole('article').filter({ hasText: 'بريدي القديم' })

    await test.step('the member sends the request from the account', async () => {
      await openAs(page, '/account', { language, token: member.token })
      await page.getByRole('link', { name: words('account:requests.view'), exact: true }).click()
      await page.getByRole('radio', { name: new RegExp(`^${words('requests:kind.correction')}`) }).click()
      await page.getByRole('textbox', { name: words('requests:form.words') }).fill('بريدي القديم لم يعد لي.')
      await page.getByRole('button', { name: words('requests:form.send') }).click()
      await expect(request).toContainText(words('requests:state.open'))
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })

    await test.step('a moderator finds it in the queue, and answers in the other language', async () => {
      const { email } = demoAccounts.moderator
      const token = await members.signIn({ email, password: demoPassword })
      await openAs(staffPage, '/moderator/requests?kind=correction', { language: 'en', token })
      await staffPage.getByRole('link', { name: new RegExp(member.person.name) }).click()
      await staffPage
        .getByRole('radio', { name: staffWords('requestQueue:requests.outcome.granted'), exact: true })
        .click()
      await staffPage
        .getByRole('textbox', { name: staffWords('requestQueue:requests.answer.words') })
        .fill('غُيّر البريد في حسابك.')
      await staffPage.getByRole('button', { name: staffWords('requestQueue:requests.answer.send') }).click()
      await expect(staffPage.getByText('غُيّر البريد في حسابك.', { exact: true })).toBeVisible()
      await expectAccessible(staffPage)
    })

    await test.step('the member is notified, and reads the answer', async () => {
      await page.goto('/account')
      await page
        .getByRole('link', { name: words('account:requests.view'), exact: true })
        .first()
        .click()
      await expect(request).toContainText(words('requests:state.granted'))
      await expect(request).toContainText('غُيّر البريد في حسابك.')
    })
  })
})
