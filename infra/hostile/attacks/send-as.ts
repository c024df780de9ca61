import { setTimeout as delay } from 'node:timers/promises'
import { sessionHeader } from '@rafiq/platform-contracts'
import type { WireRequest } from '../fuzz/request.ts'
import type { Pools } from '../fuzz/valid-value.ts'
import type { Answer } from '../harness/client.ts'
import type { Attacker, People } from '../harness/people.ts'
import { isOverloaded, isSlow, slowestFor } from '../judge.ts'
import type { Harness } from './attack.ts'
import { describe } from './describe.ts'

/** How often something is asked again that may have been the machine's doing. */
const rounds = 2

/** Milliseconds between them. */
const pause = 500

/** A request and who sends it. */
export interface Case {
  readonly attacker: Attacker
  readonly request: WireRequest
}

/**
 * Sends a request as somebody. A rejection for want of time is asked again; in the minute of `npm test`, on whatever machine
 * that is, every 503 is. Whoever was deleted or signed out by what they sent comes back as somebody new.
 */
export async function sendAs(harness: Harness, attacker: Attacker, request: WireRequest): Promise<Answer> {
  const token = harness.people.tokenOf(attacker)
  const headers = { ...request.headers, ...(token !== undefined && { [sessionHeader]: token }) }
  let answer = await harness.client.send({ ...request, headers })
  const isForNow = () => isOverloaded(answer) || (harness.brief && answer.status === 503)
  for (let again = 0; again < rounds && isForNow(); again += 1) {
    await delay(pause)
    answer = await harness.client.send({ ...request, headers })
  }
  if (isOverloaded(answer)) harness.findings.leaveOpen()
  if (answer.status === 401 && token !== undefined && !(await harness.people.isIntact(attacker))) {
    await harness.people.renewOnce(attacker)
  }
  return answer
}

/** Once may be an accident: it is slow where it is slow twice more, with nothing of ours beside it. */
export async function checkSlowness(
  harness: Harness,
  attack: string,
  key: string,
  { attacker, request }: Case,
): Promise<void> {
  const slowest = slowestFor(harness)
  const finding = { kind: 'hang', attack, what: `${key} took over ${slowest} ms` } as const
  if (harness.findings.knows(finding)) return
  for (let round = 0; round < rounds; round += 1) {
    if (!isSlow(await sendAs(harness, attacker, request), slowest)) return
  }
  harness.findings.add({ ...finding, detail: describe(request, attacker) })
}

/** What somebody would write into these fields who knows the platform. The first of each is right. */
export function poolsOf(people: People, attacker: Attacker): Pools {
  const { friend, room } = people.friendOf(attacker) ?? {}
  const own = people.of(attacker)?.id
  return {
    ids: people.idsFor(attacker),
    byName: {
      email: ['fresh@rafiq.test', 'admin@rafiq.test', 'HOSTILE@RAFIQ.TEST '],
      password: ['rafiq-test-2025', 'a-long-enough-password'],
      currentPassword: ['not-the-password'],
      phone: ['966512345678', '٠٥١٢٣٤٥٦٧٨'],
      name: ['Hostile', 'نورة'],
      hasApartment: ['have-apartment'],
      lifestyle: [['working'], ['studying', 'working']],
      location: ['jeddah'],
      area: [null],
      until: [null],
      profilePhoto: [null],
      remote: ['chat', 'matches', 'nothing'],
      version: ['1.0.0', '0.1.0', '999999999.0.0'],
      cursor: cursors,
      ...(own && { senderId: [own], userId: [own] }),
      ...(friend && { matchedUserId: [friend.id], memberId: [friend.id] }),
      ...(room && { chatRoomId: [room], roomId: [room] }),
    },
  }
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Pages are continued from what a caller hands back: an opaque text, which is JSON more often than not. */
const cursors = [
  encode(['0000-01-01T00:00:00.000Z', '00000000-0000-0000-0000-000000000000']),
  encode({ at: '0000-01-01T00:00:00.000Z', id: '00000000-0000-0000-0000-000000000000' }),
  encode({ createdAt: 'x', id: 'a\0b' }),
  encode(null),
  'x',
]
