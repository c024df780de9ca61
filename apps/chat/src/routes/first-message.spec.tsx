import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import type { Language } from '@rafiq/platform-contracts'
import { screen, waitFor } from '@testing-library/react'
import { aMessage, aRoom, me, roomId } from '../testing/a-message.ts'
import { aMemberWith, resetBrowser, showChat, socket } from '../testing/show.tsx'

const own = {
  id: me,
  hasApartment: 'need-apartment',
  area: null,
  budget: 'under-15000',
  lifestyle: ['studying'],
}

beforeEach(resetBrowser)

async function open(messages: ReturnType<typeof aMessage>[] = [], language: Language = 'en') {
  const calls = apiAnswers({
    ...aMemberWith([aRoom({ messages: messages.slice(-1) })], messages),
    'GET /api/user/profile': { status: 200, body: own },
  })
  const user = await showChat(`/chat/${roomId}`, language)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Faisal/ })
  return { user, calls, field }
}

test('an empty room offers a first message, which goes into the field and is sent by its author alone', async () => {
  const { user, field, calls } = await open()
  const before = calls.length
  await user.click(
    await screen.findByRole('button', { name: 'Hello, what matters most to you in a shared home?' }),
  )
  expect(field.value).toBe('Hello, what matters most to you in a shared home?')
  expect(document.activeElement).toBe(field)
  expect(socket.sent).toEqual([])
  expect(calls.slice(before)).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(socket.sent).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'To begin with:' })).toBeNull()
})

test('a first message is offered never in the place of what was typed', async () => {
  const { user, field } = await open()
  await user.type(field, 'Good evening')
  await user.click(screen.getByRole('button', { name: /^Hello/ }))
  expect(field.value).toBe('Good evening\nHello, what matters most to you in a shared home?')
})

test('a room with messages offers no first message', async () => {
  await open([aMessage()])
  await screen.findByText('Message 1', { selector: 'p' })
  expect(screen.queryByRole('heading', { name: 'To begin with:' })).toBeNull()
})
