import { ChatPage } from '../pages/chat.ts'
import { Frame } from '../pages/frame.ts'
import { expectAccessible } from '../support/axe.ts'
import { aPair, openChatFromCard } from '../support/pair.ts'
import { expect, test } from '../support/test.ts'

/** Of calls that find no connection, and of the browser's own look for a newer service worker. */
const offline = /ERR_INTERNET_DISCONNECTED|fetching the script/

test('two tabs send queued messages once, in the order in which they were typed', async ({
  page,
  words,
  members,
  expectComplaint,
}) => {
  expectComplaint(offline)
  const pair = await aPair(members)
  const { name } = pair.sara.person
  const tab = await openChatFromCard(page, pair)
  await expect(tab.window).toBeVisible()
  const otherPage = await page.context().newPage()
  await otherPage.goto(page.url())
  const otherTab = new ChatPage(otherPage, words)
  await expect(otherTab.window).toBeVisible()

  await page.context().setOffline(true)
  const said: string[] = []
  for (const [side, text] of [
    [tab, 'الأولى'],
    [otherTab, 'الثانية'],
    [tab, 'الثالثة'],
  ] as const) {
    await side.send(name, text)
    said.push(text)
    // Both show what waits: it is one outbox.
    for (const one of [tab, otherTab]) await expect(one.bubble(text)).toBeVisible()
  }
  await expect(tab.bubble('الأولى')).toContainText(words('chat:send.waiting'))
  await page.context().setOffline(false)
  for (const one of [tab, otherTab]) {
    for (const text of said) {
      await expect(one.bubble(text)).toContainText(words('chat:mark.sent'))
    }
    await one.page.reload()
    await expect.poll(() => one.messagesInOrder()).toEqual(said)
  }
})

test('a message typed offline is sent after its page is left, and logging out asks until then', async ({
  page,
  words,
  members,
  expectComplaint,
}) => {
  expectComplaint(offline)
  const pair = await aPair(members)
  const { name } = pair.sara.person
  const chat = await openChatFromCard(page, pair)
  await chat.send(name, 'الأولى')
  await expect(chat.bubble('الأولى')).toContainText(words('chat:mark.sent'))
  await page.context().setOffline(true)
  await chat.send(name, 'في الطريق')
  await expect(chat.bubble('في الطريق')).toContainText(words('chat:send.waiting'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('matches:page.title'))

  const { header } = new Frame(page)
  await header.getByRole('button', { name: new RegExp(words('shell:header.accountMenu')) }).click()
  await header.getByRole('button', { name: words('shell:header.logout') }).click()
  await expect(header.getByRole('alert')).toHaveText(words('shell:logout.unsent'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.context().setOffline(false)
  const lastStored = async () => (await members.rooms(pair.reem))[0]?.messages[0]?.content
  await expect.poll(lastStored).toBe('في الطريق')
})
