import { beforeEach, describe, expect, test } from '@jest/globals'
import { apiAnswers, unreachable } from '@rafiq/app-kit/testing'
import type { Agreement, QuestionCard } from '@rafiq/contracts/chat'
import { announcerStore } from '@rafiq/platform/shell'
import type { Language } from '@rafiq/platform-contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { aCard, aMessage, anAgreement, aRoom, me, noAgreement, roomId } from '../testing/a-message.ts'
import { agreementChanges, unavailable } from '../testing/open-agreement.tsx'
import {
  agreementPath,
  aMemberWith,
  questionCardsPath,
  resetBrowser,
  showChat,
  showDisconnected,
  socket,
} from '../testing/show.tsx'

beforeEach(resetBrowser)

const at = '2026-11-21T09:00:00.000Z'
type Answer = Agreement | 'unavailable' | 'unreachable'
type Options = { cards?: QuestionCard[]; language?: Language; show?: typeof showChat }

/** A room whose agreement is what the object holds whenever it is read. */
async function open(now: { agreement: Answer }, options: Options = {}) {
  const { cards = [], language, show = showChat } = options
  const calls = apiAnswers({
    ...aMemberWith([aRoom({ messages: [aMessage()] })], [aMessage()]),
    [`GET ${questionCardsPath}`]: { status: 200, body: cards },
    [`GET ${agreementPath}`]: async () => {
      if (now.agreement === 'unreachable') return unreachable()
      return now.agreement === 'unavailable' ? unavailable : { status: 200, body: now.agreement }
    },
  })
  await show(`/chat/${roomId}`, language)
  await screen.findByText('Message 1', { selector: 'p' })
  return { reads: () => calls.filter(({ path }) => path === agreementPath) }
}

const strip = async () => within(await screen.findByRole('region', { name: 'Living agreement' }))
const noStrip = () => expect(screen.queryByRole('region', { name: 'Living agreement' })).toBeNull()

describe('agreement strip', () => {
  test('leads to an agreement that the other one wrote, and names them in their own direction', async () => {
    await open({ agreement: anAgreement() })
    const line = await strip()
    line.getByText('The living agreement is waiting for your approval')
    expect(line.getByText('Faisal').tagName).toBe('BDI')
    expect(line.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe(`/chat/${roomId}/agreement`)
  })

  test('in Arabic has the words of the page', async () => {
    await open({ agreement: anAgreement() }, { language: 'ar' })
    const line = within(await screen.findByRole('region', { name: 'اتفاق السكن' }))
    line.getByText('اتفاق السكن بانتظار موافقتك')
    line.getByRole('link', { name: 'الاطلاع عليه' })
  })

  test('says that the other one approved what the member wrote', async () => {
    await open({ agreement: anAgreement({ savedById: me, otherApprovedAt: at }) })
    ;(await strip()).getByText('The living agreement was approved. Your approval is still needed.')
  })

  test.each([
    ['nobody began one', noAgreement],
    ['the member wrote it and nobody approved', anAgreement({ savedById: me })],
    ['the member has approved', anAgreement({ ownApprovedAt: at })],
    ['both have approved', anAgreement({ ownApprovedAt: at, otherApprovedAt: at })],
  ])('is not shown where %s', async (_, agreement) => {
    const { reads } = await open({ agreement })
    await waitFor(() => expect(reads()).not.toEqual([]))
    noStrip()
  })

  test('appears as the other one saves a version and goes once it is approved, announced to screen readers', async () => {
    const now: { agreement: Agreement } = { agreement: noAgreement }
    await open(now)
    noStrip()
    now.agreement = anAgreement()
    await agreementChanges()
    await strip()
    expect(JSON.stringify(announcerStore.getState())).toContain(
      'Faisal: The living agreement is waiting for your approval',
    )
    now.agreement = anAgreement({ ownApprovedAt: at })
    await agreementChanges()
    await waitFor(noStrip)
  })

  test('costs one call for an opening of the room', async () => {
    const { reads } = await open({ agreement: anAgreement() }, { show: showDisconnected })
    await strip()
    expect(reads()).toHaveLength(1)
  })

  test('leaves the room as it is where the agreement cannot be read', async () => {
    await open({ agreement: 'unavailable' })
    noStrip()
    screen.getByRole('textbox', { name: /Faisal/ })
  })

  test('without a network shows what was read before', async () => {
    await open({ agreement: anAgreement() })
    await strip()
    cleanup()
    await open({ agreement: 'unreachable' })
    await strip()
  })

  test('stands above a question that waits too', async () => {
    await open({ agreement: anAgreement() }, { cards: [aCard()] })
    await strip()
    const question = await screen.findByRole('region', { name: 'Questions for both of you' })
    expect(question.previousElementSibling?.getAttribute('aria-label')).toBe('Living agreement')
  })

  test('goes with a room that is removed, without another call', async () => {
    const { reads } = await open({ agreement: anAgreement() })
    await strip()
    const before = reads().length
    await act(async () => socket.serverEmits('room:removed', { chatRoomId: roomId }))
    await screen.findByRole('heading', { name: 'This conversation is no longer available' })
    noStrip()
    expect(reads()).toHaveLength(before)
  })
})
