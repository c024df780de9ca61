import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { noSections } from '@rafiq/contracts/chat'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { aNotice, aReport } from '../testing/a-report.ts'
import { anExport } from '../testing/an-export.ts'
import { showAccount } from '../testing/show.tsx'

const held = 'GET /api/user/export'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
})

const showData = (language: 'ar' | 'en' = 'en') => showAccount({ at: '/account/data', language })

test('the data page shows the account, the answers, the photo and every consent', async () => {
  apiAnswers({ [held]: { status: 200, body: anExport() } })
  showData()
  const account = within(await screen.findByRole('region', { name: 'Account' }))
  account.getByText('sara@rafiq.test')
  account.getByText('2 sessions')
  const answers = within(screen.getByRole('region', { name: 'Questionnaire answers' }))
  answers.getByText('+966 55 123 4567')
  answers.getByText('Working and TV and movies')
  answers.getByRole('img', { name: 'Your apartment' })
  const consents = within(screen.getByRole('region', { name: 'Consent history' }))
  consents.getByText('Agreed to share')
  consents.getByText(/Asked on the account page$/)
  expect(document.body.textContent).not.toContain('consent@')
})

test('the data page shows which notices are wanted, when none is sent, and what was told last', async () => {
  apiAnswers({ [held]: { status: 200, body: anExport() } })
  showData()
  const notices = within(await screen.findByRole('region', { name: 'Notices' }))
  notices.getByText('Unread messages and New matches')
  notices.getByText('22:00 – 08:00')
  notices.getByText(/^Unread messages ·/)
})

const contactedAt = '2026-11-20T08:00:00.000Z'

test('the data page shows own contacts, and how many others made without naming them', async () => {
  const connections = {
    contacts: [
      {
        id: '01890a5d-ac96-774b-bcce-b302099a8060',
        userId: '01890a5d-ac96-774b-bcce-b302099a8057',
        matchedUserId: '01890a5d-ac96-774b-bcce-b302099a8058',
        status: 'connected',
        contactedAt,
        respondedAt: contactedAt,
        responseMinutes: 0,
        answeredAt: null,
        expiresAt: null,
        matchedUser: { name: 'هند', location: 'riyadh', age: 30 },
      },
    ],
    received: [
      { status: 'contacted', contactedAt, remindedAt: contactedAt },
      { status: 'failed', contactedAt, remindedAt: null },
    ],
  }
  apiAnswers({ [held]: { status: 200, body: anExport({ connections }) } })
  showData()
  const contacts = within(await screen.findByRole('region', { name: 'Contacts' }))
  contacts.getByText('You have contacted 1 member.')
  contacts.getByText('هند')
  contacts.getByText(/Connected/)
  contacts.getByText('2 members have contacted you. Who they are is theirs to tell.')
  const messages = within(screen.getByRole('region', { name: 'Messages' }))
  messages.getByText('You have not written any message.')
})

test('the data page shows own messages and answers by conversation, once it is opened', async () => {
  const room = { id: '01890a5d-ac96-774b-bcce-b302099a8070', otherUser: { name: 'هند' } }
  const message = { id: '01890a5d-ac96-774b-bcce-b302099a8071', chatRoomId: room.id, createdAt: contactedAt }
  const chat = {
    rooms: [{ ...room, createdAt: contactedAt, lastActivityAt: contactedAt }],
    messages: [{ ...message, content: 'مرحبًا هند' }],
    questions: [
      {
        id: '01890a5d-ac96-774b-bcce-b302099a8072',
        chatRoomId: room.id,
        question: 'bills' as const,
        askedAt: contactedAt,
        askedByYou: true,
        answer: { content: 'بالنصف', answeredAt: contactedAt },
      },
    ],
    agreements: [
      {
        chatRoomId: room.id,
        version: 2,
        sections: { ...noSections, rent: 'الإيجار بالتساوي' },
        savedByYou: false,
        savedAt: contactedAt,
        approvedAt: null,
      },
    ],
  }
  apiAnswers({ [held]: { status: 200, body: anExport({ chat }) } })
  const user = showData('ar')
  const messages = within(await screen.findByRole('region', { name: 'الرسائل' }))
  messages.getByText('رسالة واحدة كُتبت من حسابك. ما كتبه الآخرون يخصهم.')
  expect(messages.queryByText('مرحبًا هند')).toBeNull()
  await user.click(messages.getByText('هند'))
  await messages.findByText('مرحبًا هند')
  messages.getByText('بالنصف')
  messages.getByText(/^إجابة عن سؤال/)
  messages.getByText('الإيجار بالتساوي')
  messages.getByText(/^اتفاق السكن، النسخة 2/)
})

test('the data page of staff has no answers, and counts in Arabic', async () => {
  const body = anExport({ profile: null, photo: null, consents: [] })
  apiAnswers({ [held]: { status: 200, body } })
  showData('ar')
  await screen.findByText('جلستان')
  expect(screen.queryByRole('region', { name: 'إجابات الاستبيان' })).toBeNull()
  screen.getByText('لم تُسجَّل أي إجابة عن مشاركة رقم الجوال.')
})

test('a failed read of the data page can be tried again', async () => {
  let down = true
  apiAnswers({
    [held]: async () =>
      down ? { status: 503, body: { code: 'unavailable', message: 'x' } } : { status: 200, body: anExport() },
  })
  const user = showData()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  down = false
  await user.click(retry)
  await screen.findByRole('region', { name: 'Account' })
})

test('the data page downloads everything as one JSON file', async () => {
  apiAnswers({ [held]: { status: 200, body: anExport() } })
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob)
    return 'blob:data'
  }
  URL.revokeObjectURL = () => undefined
  let saved = ''
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = this.download
  })
  const user = showData()
  await user.click(await screen.findByRole('button', { name: 'Download JSON' }))
  await waitFor(() => expect(saved).toBe('rafiq-2026-11-21.json'))
  expect(blobs[0]?.type).toBe('application/json')
  expect(blobs[0]?.size).toBe(new Blob([JSON.stringify(anExport(), null, 2)]).size)
})

test('a failed download of the data says why', async () => {
  let reads = 0
  apiAnswers({
    [held]: async () => {
      reads += 1
      return reads === 1
        ? { status: 200, body: anExport() }
        : { status: 503, body: { code: 'unavailable', message: 'x' } }
    },
  })
  const user = showData()
  await screen.findByRole('region', { name: 'Account' })
  await user.click(screen.getByRole('button', { name: 'Download JSON' }))
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Your data could not be downloaded', tone: 'error' }),
  )
})

test('the data page shows whom the member blocked, what they reported and were told, and what the team did', async () => {
  const at = '2026-11-20T08:00:00.000Z'
  const blocks = [
    { id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'هند', blockedAt: at, liftedAt: null },
    { id: '01890a5d-ac96-774b-bcce-b302099a8059', name: null, blockedAt: at, liftedAt: at },
  ]
  const moderation = {
    reports: [aReport()],
    notices: [aNotice({ words: 'يُرجى تعديل النبذة', readAt: at })],
    actions: [
      { action: 'member.paused', at, details: { reason: 'fraud', until: '2026-12-01T07:00:00.000Z' } },
      { action: 'member.paused', at: '2026-11-19T08:00:00.000Z', details: { reason: 'other', until: null } },
      { action: 'later.thing', at, details: { reason: 'a later one', until: 5 } },
    ],
    accesses: [],
    requests: [],
  }
  apiAnswers({ [held]: { status: 200, body: anExport({ blocks, moderation }) } })
  showData()
  const blocked = within(await screen.findByRole('region', { name: 'Blocked people' }))
  blocked.getByText('You have blocked 2 people, lifted blocks included.')
  blocked.getByText('هند')
  blocked.getByText(/Lifted/)
  const reports = within(screen.getByRole('region', { name: 'Your reports' }))
  reports.getByText('About هند')
  reports.getByText('طلبت عربونًا قبل المعاينة')
  const notices = within(screen.getByRole('region', { name: 'From the Rafiq team' }))
  notices.getByText('يُرجى تعديل النبذة')
  notices.getByText(/Read/)
  const staff = within(screen.getByRole('region', { name: 'What the team did' }))
  staff.getByText('3 entries about your account.')
  const [fraud, other, later] = staff.getAllByRole('listitem').map((item) => item.textContent)
  expect(fraud).toMatch(/^Account paused.*Why: fraud, or asking for money\. Until 1 Dec/)
  expect(other).toMatch(/^Account paused.*Why: another breach of the rules\.$/)
  expect(later).toMatch(/^later\.thing/)
  expect(later).not.toMatch(/Why|Until/)
})
