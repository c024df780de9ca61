import { ChatPage } from '../pages/chat.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPair, openChatFromCard } from '../support/pair.ts'
import { pressUntilShown } from '../support/press-until.ts'
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

test('a question card hides both answers until both members have answered, each in their language', async ({
  page,
  members,
  anotherBrowser,
}) => {
  const pair = await aPair(members)
  const { person: sara } = pair.sara
  const arabic = wordsIn('ar')
  const english = wordsIn('en')
  await openChatFromCard(page, pair)
  const otherPage = await anotherBrowser()
  await openAs(otherPage, new URL(page.url()).pathname, { language: 'en', token: pair.sara.token })
  await expect(new ChatPage(otherPage, english).window).toBeVisible()
  const answers: string[] = []
  otherPage.on('response', async (response) => {
    if (response.url().includes('/question-cards')) answers.push(await response.text().catch(() => ''))
  })

  await test.step('a question is asked in Arabic from the deck and answered at once', async () => {
    const dialog = page.getByRole('dialog')
    const button = page.getByRole('button', { name: arabic('chat:questions.title'), exact: true })
    await pressUntilShown(button, dialog)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: arabic('chat:questions.deck.quiet-hours') }).click()
    await dialog.getByRole('textbox', { name: arabic('chat:questions.yourAnswer') }).fill('من العاشرة')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: arabic('chat:questions.send') }).click()
    await expect(dialog.getByText(arabic('chat:questions.waiting', { name: sara.name }))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the other member reads it in English without the answer, and answers', async () => {
    const strip = otherPage.getByRole('region', { name: english('chat:questions.title') })
    await expect(strip).toContainText(english('chat:questions.deck.quiet-hours'))
    await expectAccessible(otherPage)
    const dialog = otherPage.getByRole('dialog')
    await pressUntilShown(strip.getByRole('button'), dialog.getByText(english('chat:questions.showsAtOnce')))
    expect(answers.join()).not.toContain('من العاشرة')
    await dialog.getByRole('textbox').fill('From eleven')
    await dialog.getByRole('button', { name: english('chat:questions.send') }).click()
    await expect(dialog).toContainText('من العاشرة')
    await expectNoSidewaysScroll(otherPage)
    await expectAccessible(otherPage)
  })

  await expect(page.getByRole('dialog')).toContainText('From eleven')
})
