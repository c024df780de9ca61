import { expectAccessible } from '../support/axe.ts'
import { mailTo } from '../support/inbox.ts'
import { linkedPath } from '../support/mail.ts'
import { openAs } from '../support/open-as.ts'
import { aPair } from '../support/pair.ts'
import { expect, expectNoSidewaysScroll, inLanguage, test } from '../support/test.ts'

inLanguage('en', (language) => {
  test("an unread message is mailed to an absent member without a name, and the mail's link unsubscribes without signing in", {
    tag: '@desktop',
  }, async ({ page, words, members, anotherBrowser }) => {
    const { reem, sara } = await aPair(members)
    const byMail = page.getByRole('group', { name: words('account:away.mail.title') })
    const theSwitch = (label: 'mail.message' | 'quiet') =>
      (label === 'quiet' ? page : byMail).getByRole('switch', { name: words(`account:away.${label}.label`) })

    await test.step('the member switches mails on, without quiet hours', async () => {
      await openAs(page, '/account', { language, token: reem.token })
      // A press shows with the next frame: `check` would look too early.
      await theSwitch('mail.message').click()
      await expect(theSwitch('mail.message')).toBeChecked()
      await theSwitch('quiet').click()
      await expect(page.getByRole('combobox', { name: words('account:away.quiet.from') })).toBeHidden()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      for (const label of ['mail.message', 'quiet'] as const) {
        await expect(theSwitch(label)).toHaveAttribute('aria-busy', 'false')
      }
      await page.reload()
      await expect(theSwitch('mail.message')).toBeChecked()
      await expect(theSwitch('quiet')).not.toBeChecked()
    })

    const path = await test.step('the member receives a mail about an unread message', async () => {
      await members.contact(sara, reem.id)
      await expect.poll(async () => (await members.rooms(sara)).length).toBe(1)
      const [room] = await members.rooms(sara)
      await members.sendMessage(sara, room?.id ?? '', 'مرحبًا، هل الغرفة متاحة؟')
      const mail = await mailTo(reem.person.email, 'unsubscribe')
      for (const secret of [sara.person.name, reem.person.name, 'الغرفة']) {
        expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(secret)
      }
      return linkedPath(mail)
    })

    await test.step('the member unsubscribes without a session', async () => {
      const elsewhere = await anotherBrowser()
      await openAs(elsewhere, path, { language })
      const stop = elsewhere.getByRole('button', { name: words('account:unsubscribe.button') })
      await expect(stop).toBeVisible()
      await expectAccessible(elsewhere)
      await page.reload()
      await expect(theSwitch('mail.message')).toBeChecked()
      await stop.click()
      await expect(elsewhere.getByRole('heading', { name: words('account:unsubscribe.done') })).toBeVisible()
      await expectAccessible(elsewhere)
      await page.reload()
      await expect(theSwitch('mail.message')).not.toBeChecked()
    })
  })
})
