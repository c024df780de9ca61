import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import type { Language } from '@rafiq/platform-contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { aMessage, aRoom, me, roomId } from '../testing/a-message.ts'
import { aMemberWith, resetBrowser, showChat, socket } from '../testing/show.tsx'

beforeEach(resetBrowser)

const demand = 'Send the deposit today and I hold the room for you'
const reason = /^This asks for money before a viewing/

async function open(messages: ReturnType<typeof aMessage>[], language: Language = 'en') {
  const calls = apiAnswers(aMemberWith([aRoom({ messages: messages.slice(-1) })], messages))
  const user = await showChat(`/chat/${roomId}`, language)
  await screen.findByText(messages[0]?.content ?? '', { selector: 'p' })
  return { user, calls }
}

test("the other one's message that reads as fraud has the reason and the way to report it", async () => {
  const { user } = await open([aMessage({ content: demand })])
  const row = within(screen.getByText(reason).closest('li') as HTMLElement)
  row.getByText(demand)
  await user.click(row.getByRole('button', { name: 'Report it to our team' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a message from Faisal' }))
  dialog.getByText(demand)
})

test('an own message and a harmless one have no warning', async () => {
  await open([
    aMessage({ content: demand, senderId: me }),
    aMessage({ sequence: 2, content: 'Is Saturday fine?' }),
  ])
  expect(screen.queryByRole('button', { name: 'Report it to our team' })).toBeNull()
})

test('scam warning comes while a message is typed, makes no call, and lets it be sent', async () => {
  const { user, calls } = await open([aMessage()])
  const field = screen.getByRole('textbox', { name: 'Message to Faisal' })
  const before = calls.length
  await user.click(field)
  await user.paste('the code is 482913')
  const warning = await screen.findByText(/^Is this about a code that came to your phone/)
  expect(
    within(warning.closest('[role=status]') as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/safety-guidelines')
  expect(calls.slice(before)).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(socket.sent.map(({ content }) => content)).toEqual(['the code is 482913']))
  expect(screen.queryByText(/^Is this about a code/)).toBeNull()
})

test('scam warning is in the language of the page', async () => {
  await open([aMessage({ content: demand })], 'ar')
  screen.getByText('في هذه الرسالة طلب مال قبل المعاينة. السكن والعقد أولًا، ثم المال.')
  screen.getByText('جهازك وحده انتبه لهذا، ولم يُبلَّغ به أحد.')
})
