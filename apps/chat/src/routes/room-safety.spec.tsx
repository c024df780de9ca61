import { beforeEach, describe, expect, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aMessage, aRoom, me, other, roomId } from '../testing/a-message.ts'
import { aMemberWith, resetBrowser, showChat, socket } from '../testing/show.tsx'

const { outboxOf } = await import('../shared/outbox/outbox.ts')

const at = `/chat/${roomId}`
const messages = [
  aMessage({ sequence: 1, content: 'First' }),
  aMessage({ sequence: 2, content: 'Own', senderId: me }),
  aMessage({ sequence: 3, content: 'Send the deposit now' }),
]
const room = aRoom({ messages: messages.slice(-1) })
const gone = { name: 'This conversation is no longer available' }

beforeEach(resetBrowser)

async function open(answers: Parameters<typeof apiAnswers>[0] = {}) {
  const calls = apiAnswers({ ...aMemberWith([room], messages), ...answers })
  const user = await showChat(at)
  const window = within(await screen.findByRole('region', { name: 'Messages' }))
  await window.findByText('Send the deposit now')
  return { user, calls }
}

describe('reporting one message', () => {
  test('is offered beside what the other one wrote, and sends that message', async () => {
    const report = 'POST /api/reports'
    const { user, calls } = await open({ [report]: { status: 201, body: { id: roomId } } })
    const buttons = screen.getAllByRole('button', { name: 'Report this message' })
    expect(buttons).toHaveLength(2)
    await user.click(buttons[1] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a message from Faisal' }))
    dialog.getByText('Send the deposit now')
    await user.click(dialog.getByRole('radio', { name: 'Fraud, or asking for money' }))
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'We have your report' }))
    expect(calls.find(({ path }) => path === '/api/reports')?.body).toMatchObject({
      subject: { kind: 'message', messageId: messages[2]?.id },
    })
  })

  test('is one stop of the Tab key, from where the arrows lead to the others', async () => {
    const { user } = await open()
    const [first, last] = screen.getAllByRole('button', { name: 'Report this message' })
    expect([first?.tabIndex, last?.tabIndex]).toEqual([-1, 0])
    last?.focus()
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(first)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(last)
  })

  test('is found by a tap on the message', async () => {
    const { user } = await open()
    await user.click(screen.getByText('First'))
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Report this message' })[0])
  })
})

test('blocking leads to the list, where the room is gone', async () => {
  const rooms = [room]
  const { user } = await open({
    [`GET /api/users/${me}/chat-rooms`]: async () => ({ status: 200, body: [...rooms] }),
    [`PUT /api/user/blocks/${other}`]: async () => {
      rooms.pop()
      return { status: 204 }
    },
  })
  await user.click(screen.getByRole('button', { name: 'More options: Faisal' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Block…' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }))
  await screen.findByText('No conversations yet')
  screen.getByRole('heading', { level: 1, name: 'Chat' })
  expect(shownToast()).toMatchObject({ title: 'Faisal is blocked', action: { label: 'Undo' } })
})

test('blocking says so also where the room disappears before the answer', async () => {
  const rooms = [room]
  const { user } = await open({
    [`GET /api/users/${me}/chat-rooms`]: async () => ({ status: 200, body: [...rooms] }),
    [`PUT /api/user/blocks/${other}`]: async () => {
      rooms.pop()
      await act(async () => socket.serverEmits('room:removed', { chatRoomId: roomId }))
      await screen.findByRole('heading', { level: 1, ...gone })
      return { status: 204 }
    },
  })
  await user.click(screen.getByRole('button', { name: 'More options: Faisal' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Block…' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Faisal is blocked' }))
  await screen.findByRole('heading', { level: 1, name: 'Chat' })
})

describe('declining from the room', () => {
  const received = 'GET /api/users/connections/received'
  const contact = { userId: other, contactedAt: '2026-11-20T09:05:00.000Z', member: {} }
  const item = { name: 'Decline kindly…' }

  test('is offered where their contact waits for an answer, asks first, is sent once, and then is not offered for another one’s', async () => {
    let contacts = [contact]
    const decline = `/api/users/connections/received/${other}`
    const { user, calls } = await open({
      [received]: async () => ({ status: 200, body: contacts }),
      [`PUT ${decline}`]: async () => {
        contacts = [{ ...contact, userId: me }]
        return { status: 204 }
      },
    })
    await user.click(screen.getByRole('button', { name: 'More options: Faisal' }))
    await user.click(await screen.findByRole('menuitem', item))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline Faisal kindly?' }))
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
    await user.dblClick(dialog.getByRole('button', { name: 'Yes, decline' }))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'You have declined Faisal' }))
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([
      { method: 'PUT', path: decline, body: { status: 'declined' } },
    ])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'More options: Faisal' }))
    await screen.findByRole('menuitem', { name: 'Block…' })
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === '/api/users/connections/received')).toHaveLength(2),
    )
    expect(screen.queryByRole('menuitem', item)).toBeNull()
  })
})

describe('a room that is removed while it is open', () => {
  const vanish = () => act(async () => socket.serverEmits('room:removed', { chatRoomId: roomId }))

  test('says so, with the focus on it, and restores what was typed when it returns', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Message to Faisal' }), 'On Sun')
    await vanish()
    const heading = await screen.findByRole('heading', { level: 1, ...gone })
    expect(document.activeElement).toBe(heading)
    expect(screen.queryByText(/block/i)).toBeNull()
    await act(async () => socket.serverEmits('room:new', room))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Faisal' })
    expect(field.value).toBe('On Sun')
  })

  test('drops its unsent messages without a notice', async () => {
    const { user } = await open()
    socket.answer = () => ({ code: 'account-paused', message: 'x' })
    await user.type(screen.getByRole('textbox', { name: 'Message to Faisal' }), 'Hello{Enter}')
    await screen.findByText('Failed to send message. Please try again.')
    await vanish()
    await screen.findByRole('heading', { level: 1, ...gone })
    await waitFor(async () => {
      const kept = await new Promise<number>((resolve) => {
        const stop = outboxOf(me).watch(null, (items) => {
          resolve(items.length)
          setTimeout(() => stop())
        })
      })
      expect(kept).toBe(0)
    })
  })

  test('is noticed by a message that is rejected for it', async () => {
    const { user } = await open()
    apiAnswers(aMemberWith([], messages))
    socket.answer = () => ({ code: 'not-found', message: 'x' })
    await user.type(screen.getByRole('textbox', { name: 'Message to Faisal' }), 'Hello{Enter}')
    await screen.findByRole('heading', { level: 1, ...gone })
  })
})
