import { sessionHeader } from '@rafiq/platform-contracts'
import { ChatPage } from '../pages/chat.ts'
import { Safety } from '../pages/safety.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPair, openChatFromCard } from '../support/pair.ts'
import { expect, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

test('a member reports a message and blocks its author: both are hidden from each other at once, and visible again when the block is lifted', async ({
  page,
  request,
  members,
  anotherBrowser,
  expectComplaint,
}) => {
  // What the open conversation asks for is refused from the block on.
  expectComplaint(/404.*\/api\/chat-rooms\//)
  const pair = await aPair(members)
  const [reem, sara] = [pair.reem.person, pair.sara.person]
  const [arabic, english] = [wordsIn('ar'), wordsIn('en')]
  const otherPage = await anotherBrowser()
  const inArabic = new ChatPage(page, arabic)
  const inEnglish = new ChatPage(otherPage, english)
  const safety = new Safety(page, arabic)
  const demand = 'Transfer 500 riyals first, then you can see it.'

  const room = await test.step('two members have a conversation', async () => {
    await openChatFromCard(page, pair)
    await inArabic.send(sara.name, 'هل يمكن رؤية الغرفة؟')
    const { pathname } = new URL(page.url())
    await openAs(otherPage, pathname, { language: 'en', token: pair.sara.token })
    await inEnglish.send(reem.name, demand)
    await expect(inArabic.bubble(demand)).toBeVisible()
    return pathname
  })

  await test.step('one member reports the message', async () => {
    await safety.openMessageReport(inArabic.bubble(demand), demand)
    await expectAccessible(page)
    await safety.sendReport('fraud', 'طلبت تحويلًا قبل المعاينة')
    await expect(page.getByText(arabic('safety:report.done'), { exact: true })).toBeVisible()
  })

  await test.step('the member blocks its author: the room disappears on both sides, with sockets open', async () => {
    await inEnglish.field(reem.name).fill('Half a sent')
    await safety.choose(sara.name, 'block')
    await expectAccessible(page)
    await safety.confirmBlock()
    await expect(page).toHaveURL(/\/chat$/)
    await expect(
      page.getByText(arabic('safety:block.done', { name: sara.name }), { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(arabic('chat:rooms.emptyTitle'), { exact: true })).toBeVisible()
    await expect(inEnglish.heading).toHaveText(english('chat:room.goneTitle'))
    await expect(inEnglish.heading).toBeFocused()
    await expectAccessible(otherPage)
  })

  await test.step('the other member receives nothing any more, and matches hide both from each other', async () => {
    const refused = await request.post('/api/messages', {
      headers: { [sessionHeader]: pair.sara.token },
      data: { chatRoomId: room.split('/').at(-1), senderId: pair.sara.id, content: 'Hello?' },
    })
    expect(refused.status()).toBe(404)
    for (const [one, other] of [
      [pair.reem, pair.sara],
      [pair.sara, pair.reem],
    ] as const) {
      expect((await members.matches(one)).map(({ id }) => id)).not.toContain(other.id)
    }
  })

  await test.step('the account page lists the report, and lifts the block', async () => {
    await page.goto('/account')
    const reports = page.getByRole('region', { name: arabic('account:reports.title'), exact: true })
    await expect(reports.getByText('طلبت تحويلًا قبل المعاينة')).toBeVisible()
    await expect(reports.getByText(arabic('account:reports.status.open'), { exact: true })).toBeVisible()
    const blocked = page.getByRole('region', { name: arabic('account:blocked.title'), exact: true })
    const unblock = blocked.getByRole('button', {
      name: arabic('account:blocked.unblockName', { name: sara.name }),
      exact: true,
    })
    await expect(unblock).toBeVisible()
    await expectAccessible(page)
    await unblock.click()
    await expect(blocked.getByText(arabic('account:blocked.empty'), { exact: true })).toBeVisible()
  })

  await test.step('the room is back on both sides, drafts included', async () => {
    await expect(inEnglish.field(reem.name)).toHaveValue('Half a sent')
    await inEnglish.sendButton.click()
    await page.goto(room)
    await expect(inArabic.bubble('Half a sent')).toBeVisible()
    await expect(inArabic.bubble(demand)).toBeVisible()
  })
})
