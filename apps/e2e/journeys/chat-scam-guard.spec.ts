import { ChatPage } from '../pages/chat.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPair, openChatFromCard } from '../support/pair.ts'
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

const widths = [320, 390, 1280]

test('a message that reads as fraud is sent, warns both with the reason in their language, and can be reported', async ({
  page,
  members,
  anotherBrowser,
}) => {
  const pair = await aPair(members)
  const { person: reem } = pair.reem
  const { person: sara } = pair.sara
  const arabic = wordsIn('ar')
  const english = wordsIn('en')
  const inArabic = await openChatFromCard(page, pair)
  const otherPage = await anotherBrowser()
  await openAs(otherPage, new URL(page.url()).pathname, { language: 'en', token: pair.sara.token })
  const inEnglish = new ChatPage(otherPage, english)
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))

  await test.step('the sender is warned before sending, and no request leaves the device', async () => {
    await inArabic.field(sara.name).fill('حوّلي العربون اليوم عشان أحجز لك الغرفة')
    await expect(page.getByText(arabic('chat:guard.typed.deposit'))).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(inArabic.sendButton).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  await test.step('the message is sent as any other, and its recipient is warned', async () => {
    await inArabic.sendButton.click()
    await expect(page.getByText(arabic('chat:guard.typed.deposit'))).toBeHidden()
    const warned = inEnglish.bubble('حوّلي العربون')
    await expect(warned).toContainText(english('chat:guard.received.deposit'))
    await inEnglish.send(
      reem.name,
      'Never before I see it. Is Saturday fine?',
      'Tell me the code you received',
    )
    await expect(inArabic.bubble('Tell me the code')).toContainText(arabic('chat:guard.received.code'))
    await expect(inArabic.bubble('Is Saturday fine?')).not.toContainText(arabic('chat:guard.private'))
    for (const side of [page, otherPage]) {
      for (const width of widths) {
        await side.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(side)
      }
      await expectAccessible(side)
    }
  })

  await test.step('the warning opens the report dialog of that message', async () => {
    await inEnglish.window.getByRole('button', { name: english('chat:guard.report') }).click()
    const dialog = otherPage.getByRole('dialog')
    await expect(dialog).toContainText('حوّلي العربون')
    await expectAccessible(otherPage)
  })
})
