import { aPair, openChatFromCard } from '../support/pair.ts'
import { expect, test } from '../support/test.ts'

test('the chat window has a fixed height, and a long conversation scrolls in it without a jump', async ({
  page,
  words,
  members,
}) => {
  const pair = await aPair(members)
  const chat = await openChatFromCard(page, pair)
  const height = async () => (await chat.window.boundingBox())?.height
  const before = await height()

  const chatRoomId = page.url().split('/').at(-1) ?? ''
  const send = (number: number) =>
    members.sendMessage(pair.reem, chatRoomId, `${number} ${'كلمة '.repeat((number * 7) % 40)}`)
  for (let first = 0; first < 500; first += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(first + index)))
  }
  await page.reload()
  await expect(chat.window.getByRole('listitem').last()).toBeInViewport()
  expect(await height()).toBe(before)

  await test.step('500 older messages load above without moving the scroll position, and few of them are in the DOM', async () => {
    for (let page = 1; page < 5; page += 1) {
      expect(await chat.jumpWhileOlderArrive()).toBeLessThanOrEqual(2)
      expect(await chat.window.getByRole('listitem').count()).toBeLessThan(60)
    }
    await chat.window.evaluate((area) => area.scrollTo({ top: 0 }))
    await expect(chat.window.getByText(words('chat:safety.link'))).toBeVisible()
    expect(await chat.window.getByRole('listitem').count()).toBeLessThan(60)
  })

  await test.step('one step back leaves the conversation', async () => {
    await page.getByRole('button', { name: words('chat:room.toLatest'), exact: true }).click()
    await expect(chat.window.getByRole('listitem').last()).toBeInViewport()
    await expect(page.getByRole('button', { name: words('chat:room.toLatest'), exact: true })).toBeHidden()
  })
})
