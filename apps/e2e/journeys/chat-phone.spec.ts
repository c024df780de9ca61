import type { Page } from '@playwright/test'
import { ChatPage } from '../pages/chat.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPair, openChatFromCard } from '../support/pair.ts'
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

/** Of calls that find no connection, and of the browser's own look for a newer service worker. */
const offline = /ERR_INTERNET_DISCONNECTED|fetching the script/
const phones = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]

/** The room is the whole screen: nothing to scroll to, the composer on its lower edge, no frame around it. */
async function expectWholeScreen(page: Page, composer: ChatPage['sendButton']): Promise<void> {
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(composer).toBeInViewport({ ratio: 1 })
  const { beyond, below } = await composer.evaluate((button) => ({
    beyond: document.documentElement.scrollHeight - window.innerHeight,
    below: window.innerHeight - button.getBoundingClientRect().bottom,
  }))
  expect(beyond).toBeLessThanOrEqual(0)
  expect(below).toBeLessThanOrEqual(24)
  await expectNoSidewaysScroll(page)
}

test('a room is the whole screen of a phone, offline too, and a link in it asks before it leaves', async ({
  page,
  members,
  anotherBrowser,
  expectComplaint,
}) => {
  expectComplaint(offline)
  const pair = await aPair(members)
  const { person: reem } = pair.reem
  const { person: sara } = pair.sara
  const arabic = wordsIn('ar')
  const english = wordsIn('en')
  const inArabic = await openChatFromCard(page, pair)
  await inArabic.send(sara.name, 'هذا الإعلان: https://example.com/rooms?id=7، ما رأيك؟')
  const otherPage = await anotherBrowser()
  await openAs(otherPage, new URL(page.url()).pathname, { language: 'en', token: pair.sara.token })
  const inEnglish = new ChatPage(otherPage, english)
  const sides = [
    { chat: inArabic, words: arabic, to: sara.name },
    { chat: inEnglish, words: english, to: reem.name },
  ]

  await test.step('the screen of a phone is the room', async () => {
    for (const { chat } of sides) {
      for (const size of phones) {
        await chat.page.setViewportSize(size)
        await expect(chat.window.getByRole('link', { name: /^https:/ })).toBeVisible()
        await expectWholeScreen(chat.page, chat.sendButton)
      }
      await expect(chat.online).toBeVisible()
      await expectAccessible(chat.page)
    }
  })

  await test.step('a link shows its host before it opens', async () => {
    for (const { chat, words } of sides) {
      await chat.window.getByRole('link', { name: /^https:/ }).click()
      const question = chat.page.getByRole('alertdialog', { name: words('chat:link.title') })
      await expect(question.getByText('example.com', { exact: true })).toBeVisible()
      await expectAccessible(chat.page)
      await question.getByRole('button', { name: words('chat:link.stay') }).click()
      await expect(question).toBeHidden()
    }
    expect(page.context().pages()).toHaveLength(1)
  })

  await test.step('offline, the room says that messages wait, and shows nobody as online', async () => {
    for (const { chat, words, to } of sides) {
      await chat.page.context().setOffline(true)
      await expect(chat.page.getByText(words('chat:offline'))).toBeVisible()
      await expect(chat.page.getByText(words('offline:away'))).toBeHidden()
      await expect(chat.online).toBeHidden()
      await chat.send(to, 'في الطريق / on its way')
      for (const size of phones) {
        await chat.page.setViewportSize(size)
        await expectWholeScreen(chat.page, chat.sendButton)
      }
      await expectAccessible(chat.page)
      await chat.page.context().setOffline(false)
      await expect(chat.page.getByText(words('chat:offline'))).toBeHidden({ timeout: 60_000 })
    }
    await expect(inEnglish.window.getByText('في الطريق / on its way')).toHaveCount(2)
  })
})
