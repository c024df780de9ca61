import { matchesSchema } from '@rafiq/contracts/matching'
import type { RegisteredMember } from '@rafiq/testing'
import { waitUntil } from '@rafiq/testing'
import { isOverloaded } from '../judge.ts'
import type { Attack, Harness } from './attack.ts'

const atOnce = 20

interface Asked {
  readonly status: number
  readonly json: unknown
}

/** The same thing at once, as often as a script can: what may happen once happens once. */
export const races: Attack = {
  name: 'races',
  async run(harness) {
    const member = await harness.people.newMember()
    await contactEverybody(harness, member)
    await openOneRoom(harness, member)
    await sendOneMessage(harness)
    await registerTwice(harness)
    await resetTwice(harness, await harness.people.newMember())
  },
}

interface Raced {
  readonly start: number
  readonly answers: readonly Asked[]
}

async function race(asked: () => readonly Promise<Asked>[]): Promise<Raced> {
  const start = performance.now()
  return { start, answers: await Promise.all(asked()) }
}

const succeeded = ({ status }: Asked): boolean => status >= 200 && status < 300

/** Judges what all calls of a race have to keep to. */
function judgeRace(
  { findings, machine }: Harness,
  what: string,
  { answers, start }: Raced,
  most: number,
): void {
  const waited = machine.waitedSince(start)
  const error = answers.find(({ status }) => status >= 500 && !isOverloaded({ status, waited }))
  const detail = `${answers.length} at once: ${answers.map(({ status }) => status).join()}`
  if (error) findings.add({ kind: 'server-error', attack: 'races', what: `${what}: ${error.status}`, detail })
  const won = answers.filter(succeeded).length
  if (won > most) findings.add({ kind: 'rule', attack: 'races', what, detail })
}

/** Six contacts may wait at once. */
async function contactEverybody(harness: Harness, { id, token }: RegisteredMember): Promise<void> {
  const { api } = harness.people
  const matches = matchesSchema.parse(await api.must('GET', '/api/user/matches', token)).slice(0, atOnce)
  const raced = await race(() =>
    matches.map((match) =>
      api.ask('POST', '/api/whatsapp-connections', token, {
        userId: id,
        matchedUserId: match.id,
        status: 'contacted',
      }),
    ),
  )
  judgeRace(harness, 'more than six contacts wait', raced, 6)
}

async function openOneRoom(harness: Harness, { token }: RegisteredMember): Promise<void> {
  const { api } = harness.people
  const [match] = matchesSchema.parse(await api.must('GET', '/api/user/matches', token))
  if (!match) return
  const body = { matchedUserId: match.id }
  const raced = await race(() =>
    Array.from({ length: atOnce }, () => api.ask('POST', '/api/chat-rooms', token, body)),
  )
  judgeRace(harness, 'opening a room', raced, atOnce)
  const rooms = new Set(raced.answers.filter(succeeded).map(({ json }) => (json as { id: string }).id))
  if (rooms.size > 1)
    harness.findings.add({
      kind: 'rule',
      attack: 'races',
      what: 'two rooms of one pair',
      detail: [...rooms].join(),
    })
}

async function sendOneMessage(harness: Harness): Promise<void> {
  const { api } = harness.people
  const { one, room } = harness.people.victims
  const body = { chatRoomId: room, senderId: one.id, content: 'once', clientId: crypto.randomUUID() }
  const raced = await race(() =>
    Array.from({ length: atOnce }, () => api.ask('POST', '/api/messages', one.token, body)),
  )
  judgeRace(harness, 'sending a message', raced, atOnce)
  const messages = new Set(raced.answers.filter(succeeded).map(({ json }) => (json as { id: string }).id))
  if (messages.size > 1)
    harness.findings.add({
      kind: 'rule',
      attack: 'races',
      what: 'a message is stored twice',
      detail: [...messages].join(),
    })
}

async function registerTwice(harness: Harness): Promise<void> {
  const { api } = harness.people
  const body = harness.people.registration()
  const raced = await race(() =>
    Array.from({ length: atOnce }, () => api.ask('POST', '/api/users/with-matching', undefined, body)),
  )
  judgeRace(harness, 'two accounts of one address', raced, 1)
}

/** A link of a mail is good for one password. */
async function resetTwice(harness: Harness, { email }: RegisteredMember): Promise<void> {
  const { api } = harness.people
  await api.must('POST', '/api/auth/forgot-password', undefined, { email })
  const token = await waitUntil('the mail is there', () => resetTokenFor(harness.target.mail, email))
  const raced = await race(() =>
    Array.from({ length: atOnce }, (_, index) =>
      api.ask('POST', '/api/auth/reset-password', undefined, {
        token,
        password: `another-password-${index}`,
      }),
    ),
  )
  judgeRace(harness, 'a link sets two passwords', raced, 1)
}

async function resetTokenFor(mail: string, email: string): Promise<string | undefined> {
  const mails = (await (await fetch(`${mail}/email`)).json()) as {
    to?: { address: string }[]
    text?: string
  }[]
  const found = mails.filter(({ to, text }) => to?.[0]?.address === email && text?.includes('reset-password'))
  return /reset-password\?token=([\w-]+)/.exec(found.at(-1)?.text ?? '')?.[1]
}
