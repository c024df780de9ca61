import { ChatPage } from '../pages/chat.ts'
import { Frame } from '../pages/frame.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPair, openChatFromCard } from '../support/pair.ts'
import { crash } from '../support/platform-data.ts'
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

test('a conversation between an Arabic and an English page loses and duplicates no message', {
  tag: ['@alone', '@desktop'],
}, async ({ page, members, anotherBrowser, expectComplaint }) => {
  // A service that is unavailable and a connection that is lost are what this is about.
  expectComplaint(
    /socket\.io|ERR_INTERNET_DISCONNECTED|fetching the script|status of 50[0-9]|api\/(messages|chat-rooms|users)/,
  )
  const pair = await aPair(members)
  const { person: reem } = pair.reem
  const { person: sara } = pair.sara
  const otherPage = await anotherBrowser()
  const inArabic = new ChatPage(page, wordsIn('ar'))
  const inEnglish = new ChatPage(otherPage, wordsIn('en'))
  const bothRead = async () => {
    for (const side of [page, otherPage]) {
      await expectNoSidewaysScroll(side)
      await expectAccessible(side)
    }
  }
  const said: string[] = []

  await test.step('the card of a match without a number leads to the chat', async () => {
    await openChatFromCard(page, pair)
    await expect(inArabic.heading).toHaveText(sara.name)
    await inArabic.send(sara.name, 'مرحبًا سارة، هل الغرفة متاحة؟')
    said.push('مرحبًا سارة، هل الغرفة متاحة؟')
    await expect(inArabic.bubble(said[0] ?? '')).toContainText(inArabic.words('chat:mark.sent'))
  })

  await test.step('what waits is counted in the header and the list, until it is read', async () => {
    await openAs(otherPage, '/', { language: 'en', token: pair.sara.token })
    const { header } = new Frame(otherPage)
    await expect(header.getByRole('button', { name: /, 1 unread$/ })).toBeVisible()
    await otherPage.goto('/chat')
    const room = otherPage.getByRole('link', { name: new RegExp(reem.name) })
    await expect(room).toContainText(inEnglish.words('chat:rooms.unread_one', { count: 1 }))
    await bothRead()
    await room.click()
    await expect(inEnglish.heading).toHaveText(reem.name)
    await expect(inEnglish.bubble(said[0] ?? '')).toBeVisible()
    await expect(inArabic.bubble(said[0] ?? '')).toContainText(inArabic.words('chat:mark.read'))
    await expect(header.getByRole('button', { name: /unread$/ })).toBeHidden()
  })

  await test.step('both send messages', async () => {
    for (const [side, to, text] of [
      [inEnglish, reem.name, 'Yes, from the first of the month.\nThe rent is 20,000 a year.'],
      [inArabic, sara.name, 'ممتاز، هل يمكن رؤيتها يوم السبت؟'],
      [inEnglish, reem.name, 'Saturday at 5 works.'],
    ] as const) {
      await side.send(to, text)
      said.push(text)
      await expect((side === inArabic ? inEnglish : inArabic).bubble(text)).toBeVisible()
    }
    await bothRead()
  })

  await test.step('the chat service is restarted between two messages', async () => {
    crash('chat')
    for (const text of ['قبل ذلك', 'سؤال عن الفواتير', 'ثم عن الموقف']) {
      await inArabic.send(sara.name, text)
      said.push(text)
    }
    await expect(inEnglish.bubble('ثم عن الموقف')).toBeVisible()
    await inEnglish.send(reem.name, 'Water is included.')
    said.push('Water is included.')
    await expect(inArabic.bubble('Water is included.')).toBeVisible()
  })

  await test.step('one member is offline', async () => {
    await page.context().setOffline(true)
    await inArabic.send(sara.name, 'أنا في المصعد', 'والشبكة ضعيفة')
    await expect(inArabic.bubble('أنا في المصعد')).toContainText(inArabic.words('chat:send.waiting'))
    await inEnglish.send(reem.name, 'Are you there?', 'Take your time.')
    for (const text of ['Are you there?', 'Take your time.']) {
      await expect(inEnglish.bubble(text)).toContainText(/Sent|Delivered/)
      said.push(text)
    }
    await page.context().setOffline(false)
    for (const text of ['أنا في المصعد', 'والشبكة ضعيفة']) {
      await expect(inEnglish.bubble(text)).toBeVisible()
      said.push(text)
    }
    await expect(inArabic.bubble('Take your time.')).toBeVisible()
  })

  await test.step('one member reloads while sending, with a draft', async () => {
    await inEnglish.send(reem.name, 'One', 'Two')
    said.push('One', 'Two')
    await inEnglish.field(reem.name).fill('Half a sent')
    await otherPage.reload()
    await expect(inEnglish.field(reem.name)).toHaveValue('Half a sent')
    await inEnglish.send(reem.name, 'Three')
    said.push('Three')
    await expect(inArabic.bubble('Three')).toBeVisible()
  })

  await test.step('both pages show all messages once, in one order', async () => {
    await expect.poll(() => inArabic.messagesInOrder()).toEqual(said)
    await page.reload()
    for (const side of [inArabic, inEnglish]) await expect.poll(() => side.messagesInOrder()).toEqual(said)
    await bothRead()
  })
})

test('signing out leaves nothing of the conversations in the browser, in any tab', async ({
  page,
  words,
  members,
  expectComplaint,
}) => {
  // The other tab's socket may close before it learns of the sign-out: what it asks for then is refused.
  expectComplaint(/status of 401/)
  const pair = await aPair(members)
  const { person: sara } = pair.sara
  const chat = await openChatFromCard(page, pair)
  await chat.send(sara.name, 'الأولى')
  await chat.field(sara.name).fill('لم تُرسل بعد')
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(page.url())
  await expect(new ChatPage(elsewhere, words).field(sara.name)).toHaveValue('لم تُرسل بعد')
  const kept = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage).filter((key) => key.startsWith('member.')),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ])
  await expect.poll(kept).toHaveLength(2)

  // A room on a phone has no header.
  await page.goBack()
  const { header } = new Frame(page)
  await header.getByRole('button', { name: new RegExp(words('shell:header.accountMenu')) }).click()
  await header.getByRole('button', { name: words('shell:header.logout') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home:title'))
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(words('shell:login.title'))
  await expect.poll(kept).toEqual([])
})
