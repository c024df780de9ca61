import fc from 'fast-check'
import { writeJson } from '../fuzz/edge-values.ts'
import type { Operation } from '../fuzz/operations.ts'
import { readOperations } from '../fuzz/read-documents.ts'
import type { WireRequest } from '../fuzz/request.ts'
import { validValue } from '../fuzz/valid-value.ts'
import type { Attacker } from '../harness/people.ts'
import { runConcurrently } from '../harness/run-concurrently.ts'
import { judge } from '../judge.ts'
import type { Attack, Harness } from './attack.ts'
import { describe } from './describe.ts'
import { poolsOf, sendAs } from './send-as.ts'

const concurrency = 12

const outsiders: readonly Attacker[] = ['anonymous', 'member', 'other', 'paused', 'ended', 'forged']

/** Every operation with the ids of what belongs to the victims, by everybody to whom it does not. */
export const foreign: Attack = {
  name: 'foreign',
  async run(harness) {
    const operations = (await readOperations(harness.target)).filter(
      ({ path, key }) => /\/api\/.*|Id/.test(path) && !/logout|user\/delete/.test(key),
    )
    const before = await harness.people.victimState()
    const pairs = operations.flatMap((operation) => outsiders.map((attacker) => ({ operation, attacker })))
    await runConcurrently(concurrency, pairs, async ({ operation, attacker }) => {
      if (harness.enough('foreign', operation.key)) return
      for (const request of requestsFor(harness, operation, attacker))
        await sendOne(harness, operation, attacker, request)
    })
    const after = await harness.people.victimState()
    if (after === before) return
    harness.findings.add({
      kind: 'rule',
      attack: 'foreign',
      what: 'somebody changed what belongs to others',
      detail: difference(before, after),
    })
  },
}

/**
 * Each path and each body once with each of the victims' ids; half of the ids of a body are the caller's own. What has
 * no id in it is the same for all of them, and sent once.
 */
function requestsFor({ people, seed }: Harness, operation: Operation, attacker: Attacker): WireRequest[] {
  const own = people.of(attacker)?.id ?? crypto.randomUUID()
  // Who has no session needs no second id to be refused.
  const ids = own && people.of(attacker)?.password ? people.victimIds : people.victimIds.slice(0, 1)
  const requests = ids.flatMap((id) => {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => (/id$/i.test(name) ? id : 'chat'))
    const known = poolsOf(people, attacker).byName
    const bodies = operation.body
      ? [id, own].map((caller) => {
          const {
            chatRoomId: _room,
            roomId: _other,
            matchedUserId: _match,
            memberId: _member,
            ...byName
          } = known
          const pools = {
            ids: [id],
            byName: { ...byName, userId: [caller], senderId: [caller] },
            exact: true,
          }
          return writeJson(
            fc.sample(validValue(operation.body ?? {}, operation.definitions, pools), {
              seed,
              numRuns: 1,
            })[0],
          )
        })
      : [undefined]
    return bodies.map((body) => ({
      method: operation.method,
      path,
      headers: { ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    }))
  })
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()]
}

async function sendOne(
  harness: Harness,
  operation: Operation,
  attacker: Attacker,
  request: WireRequest,
): Promise<void> {
  const answer = await sendAs(harness, attacker, request)
  const verdict = judge(answer, attacker, harness.people.secrets)
  if (operation.path.endsWith('/photo') && answer.status === 200) {
    harness.findings.add({
      kind: 'read',
      attack: 'foreign',
      what: `photo of others for ${attacker}`,
      detail: describe(request, attacker),
    })
  }
  if (!verdict) return
  const detail = `${describe(request, attacker)}\n     → ${answer.status} ${answer.text.slice(0, 200)}`
  harness.findings.add({
    kind: verdict.kind,
    attack: 'foreign',
    what: `${operation.key} ${verdict.what}`,
    detail,
  })
}

function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return old
    .flatMap((line, index) =>
      line === now[index] ? [] : [`${line.slice(0, 300)}\n     → ${now[index]?.slice(0, 300)}`],
    )
    .join('\n')
}
