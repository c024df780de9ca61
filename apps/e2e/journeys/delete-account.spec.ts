import { AccountPage } from '../pages/account.ts'
import { LoginPage } from '../pages/login.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { dateInDays } from '../support/dates.ts'
import { FailingCalls } from '../support/failing-calls.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

/** Somewhere with no other women, of any journey. */
const location = 'sakaka'
const area = null

inLanguage('ar', (language) => {
  test('deleting an account asks for the word, signs out, and leaves nothing for sign-in or for other members', async ({
    page,
    words,
    members,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_FAILED .*\/api\/user\/delete/)
    expectComplaint(/status of 404 .*\/api\/auth\/login/)
    const me = await members.join({ name: 'نورة الدوسري', location, area })
    const other = await members.join({ location, area })
    await members.contact(other, me.id)
    const { deletion, ...account } = new AccountPage(page, words)
    const calls = await FailingCalls.of(page, '**/api/user/delete')
    await openAs(page, '/account', { language, token: me.token })

    await test.step('only the exact word confirms the deletion', async () => {
      await account.delete.click()
      await expect(deletion.dialog).toContainText(words('account:deletion.warning'))
      const inDays = (days: number) => dateInDays(language, days)
      await expect(deletion.dialog).toContainText(words('account:deletion.active', { date: inDays(30) }))
      await expect(deletion.dialog).toContainText(words('account:deletion.backups', { date: inDays(90) }))
      for (const typed of ['', 'delete', 'DELET', 'حذف']) {
        await deletion.word.fill(typed)
        await expect(deletion.confirm).toBeDisabled()
      }
      await expectAccessible(page)
    })

    await test.step('a failed deletion changes nothing', async () => {
      calls.fail()
      await deletion.word.fill('DELETE')
      await deletion.confirm.click()
      await expect(toastOf(page)).toContainText(words('account:deletion.failed'))
      await expect(toastOf(page)).toContainText(words('common:errors.network'))
      await expect(deletion.dialog).toBeVisible()
      calls.recover()
    })

    await test.step('the deletion signs out and says so', async () => {
      await deletion.confirm.click()
      await expect(toastOf(page)).toContainText(words('account:deletion.done'))
      await expect(toastOf(page)).toContainText(words('account:deletion.doneText'))
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home:title'))
      expect(await members.hasSession(me)).toBe(false)
    })

    await test.step('sign-in answers that the account is unknown', async () => {
      const login = new LoginPage(page, words)
      await login.open()
      await login.signIn(me.person.email, me.person.password)
      await expect(page.getByText(words('common:errors.user-not-found')).first()).toBeVisible()
    })

    await test.step("the member is gone from the other member's matches and connections", async () => {
      await expect.poll(() => members.matches(other)).toEqual([])
      await expect.poll(() => members.connections(other)).toEqual([])
    })
  })
})
