import { limits } from '@rafiq/contracts'
import { ChatPage } from '../pages/chat.ts'
import { ConnectionsPage } from '../pages/connections.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { backdateContacts } from '../support/backdate-contacts.ts'
import { openAs } from '../support/open-as.ts'
import { pressUntilShown } from '../support/press-until.ts'
import { expect, expectNoSidewaysScroll, inLanguage, test } from '../support/test.ts'

/** Somewhere with no other women, so that those of the journey see each other alone. */
const place = { location: 'hail', area: null } as const

inLanguage('ar', (language) => {
  test('a contact that nobody answers expires and frees its place; the other can still answer, and another declines kindly', async ({
    page,
    words,
    members,
    anotherBrowser,
  }) => {
    const me = await members.join({ ...place, name: 'ريم الشهري' })
    const late = await members.join({ ...place, name: 'سارة القحطاني' })
    const kind = await members.join({ ...place, name: 'هند العتيبي' })
    for (const { id } of [late, kind]) await members.contact(me, id)
    const connections = new ConnectionsPage(page, words)
    const entry = ({ person }: typeof late) => connections.entry(person.name)
    const waiting = (count: number) =>
      expect(connections.limit).toContainText(
        words('matches:limit.waiting', { count, max: limits.openContacts }),
      )
    const statusOf = async ({ id }: typeof late) =>
      (await members.connections(me)).find(({ matchedUserId }) => matchedUserId === id)?.status

    await test.step('shortly before, the maker of the contacts reads until when they wait', async () => {
      await backdateContacts(me, limits.contactDays - 2)
      await openAs(page, '/connections', { language, token: me.token })
      await waiting(2)
      const [soon = ''] = words('matches:history.expiresSoon', { date: '|' }).split('|')
      for (const one of [late, kind]) await expect(entry(one)).toContainText(soon)
    })

    await test.step('one of the two declines kindly, and the maker reads that as such', async () => {
      const theirs = await anotherBrowser()
      await theirs.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
      await openAs(theirs, '/connections', { language, token: kind.token })
      const received = theirs.getByRole('region', { name: words('matches:received.title'), exact: true })
      const confirm = theirs.getByRole('button', { name: words('safety:decline.confirm'), exact: true })
      await pressUntilShown(
        received.getByRole('button', { name: words('matches:received.decline'), exact: true }),
        confirm,
      )
      await confirm.click()
      await expect(toastOf(theirs)).toContainText(words('safety:decline.doneText'))
      await expect(received).toBeHidden()
      await page.reload()
      await expect(entry(kind)).toContainText(words('matches:history.declined'))
      await waiting(1)
    })

    await test.step('the other contact expires, and its place is free', async () => {
      await backdateContacts(me, 2)
      await page.reload()
      await expect(entry(late)).toContainText(words('matches:history.expired', { count: limits.contactDays }))
      await waiting(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })

    await test.step('whoever was contacted finds it all the same, and answers', async () => {
      const theirs = await anotherBrowser()
      await openAs(theirs, '/connections', { language, token: late.token })
      const received = theirs.getByRole('region', { name: words('matches:received.title'), exact: true })
      await expect(received).toContainText(me.person.name)
      await received.getByRole('button', { name: words('matches:chat.open'), exact: true }).click()
      await new ChatPage(theirs, words).send(me.person.name, 'عذرًا على التأخر.')
      await expect.poll(() => statusOf(late)).toBe('contacted')
    })

    await test.step('the contact is open again for its maker', async () => {
      await page.reload()
      const status = words('common:connectionStatus.contacted')
      await expect(entry(late).getByText(status, { exact: true })).toBeVisible()
      await waiting(1)
    })
  })
})
