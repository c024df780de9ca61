import { matchesSchema } from '@rafiq/contracts/matching'
import type { RegisteredMember } from '@rafiq/testing'
import { waitUntil } from '@rafiq/testing'
import { isOutOfBreath } from '../judge.ts'
import type { Attack, Ground } from './attack.ts'

const atOnce = 20

interface Asked {
  readonly status: number
  readonly json: unknown
}

/** The same thing at once, as often as a script can: what may happen once happens once. */
export const races: Attack = {
  name: 'races',
  async run(ground) {
    const member = await ground.people.newMember()
    await contactEverybody(ground, member)
    await openOneRoom(ground, member)
    await sendOneMessage(ground)
    await registerTwice(ground)
    await resetTwice(ground, await ground.people.newMember())
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
  { findings, machine }: Ground,
  what: string,
  { answers, start }: Raced,
  most: number,
): void {
  const waited = machine.waitedSince(start)
  const error = answers.find(({ status }) => status >= 500 && !isOutOfBreath({ status, waited }))
  const detail = `${answers.length} at once: ${answers.map(({ status }) => status).join()}`
  if (error) findings.add({ kind: 'server-error', attack: 'races', what: `${what}: ${error.status}`, detail })
  const won = answers.filter(succeeded).length
  if (won > most) findings.add({ kind: 'rule', attack: 'races', what, detail })
}

/** Six contacts may wait at once. */
async function contactEverybody(ground: Ground, { id, token }: RegisteredMember): Promise<void> {
  const { api } = ground.people
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
  judgeRace(ground, 'more than six contacts wait', raced, 6)
}

async function openOneRoom(ground: Ground, { token }: RegisteredMember): Promise<void> {
  const { api } = ground.people
  const [match] = matchesSchema.parse(await api.must('GET', '/api/user/matches', token))
  if (!match) return
  const body = { matchedUserId: match.id }
  const raced = await race(() =>
    Array.from({ length: atOnce }, () => api.ask('POST', '/api/chat-rooms', token, body)),
  )
  judgeRace(ground, 'opening a room', raced, atOnce)
  const rooms = new Set(raced.answers.filter(succeeded).map(({ json }) => (json as { id: string }).id))
  if (rooms.size > 1)
    ground.findings.add({
      kind: 'rule',
      attack: 'races',
      what: 'two rooms of one pair',
      detail: [...rooms].join(),
    })
}

async function sendOneMessage(ground: Ground): Promise<void> {
  const { api } = ground.people
  const { one, room } = ground.people.victims
  const body = { chatRoomId: room, senderId: one.id, content: 'once', clientId: crypto.randomUUID() }
  const raced = await race(() =>
    Array.from({ length: atOnce }, () => api.ask('POST', '/api/messages', one.token, body)),
  )
  judgeRace(ground, 'sending a message', raced, atOnce)
  const messages = new Set(raced.answers.filter(succeeded).map(({ json }) => (json as { id: string }).id))
  if (messages.size > 1)
    ground.findings.add({
      kind: 'rule',
      attack: 'races',
      what: 'a message is stored twice',
      detail: [...messages].join(),
    })
}

async function registerTwice(ground: Ground): Promise<void> {
  const { api } = ground.people
  const body = ground.people.registration()
  const raced = await race(() =>
    Array.from({ length: atOnce }, () => api.ask('POST', '/api/users/with-matching', undefined, body)),
  )
  judgeRace(ground, 'two accounts of one address', raced, 1)
}

/** A link of a mail is good for one password. */
async function resetTwice(ground: Ground, { email }: RegisteredMember): Promise<void> {
  const { api } = ground.people
  await api.must('POST', '/api/auth/forgot-password', undefined, { email })
  const token = await waitUntil('the mail is there', () => resetTokenFor(ground.target.mail, email), {
    timeout: 30_000,
  })
  const raced = await race(() =>
    Array.from({ length: atOnce }, (_, index) =>
      api.ask('POST', '/api/auth/reset-password', undefined, {
        token,
        password: `another-password-${index}`,
      }),
    ),
  )
  judgeRace(ground, 'a link sets two passwords', raced, 1)
}

async function resetTokenFor(mail: string, email: string): Promise<string | undefined> {
  const mails = (await (await fetch(`${mail}/email`)).json()) as {
    to?: { address: string }[]
    text?: string
  }[]
  const found = mails.filter(({ to, text }) => to?.[0]?.address === email && text?.includes('reset-password'))
  return /reset-password\?token=([\w-]+)/.exec(found.at(-1)?.text ?? '')?.[1]
}
