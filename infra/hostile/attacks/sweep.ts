import type { Operation } from '../fuzz/operations.ts'
import { readOperations } from '../fuzz/read-documents.ts'
import { sweepRequests } from '../fuzz/sweep-requests.ts'
import type { Attacker } from '../harness/people.ts'
import { runConcurrently } from '../harness/run-concurrently.ts'
import { judge, slowestFor } from '../judge.ts'
import type { Attack, Harness } from './attack.ts'
import { describe } from './describe.ts'
import { type Case, checkSlowness, poolsOf, sendAs } from './send-as.ts'

const concurrency = 12

/** Each field of each operation with the worst values, in the name of somebody who may. */
export const sweep: Attack = {
  name: 'sweep',
  async run(harness) {
    const operations = (await readOperations(harness.target)).filter(
      ({ path }) => !path.startsWith('/internal'),
    )
    const suspects = new Map<string, Case>()
    // Whoever is gone or signed out is named by what others send: that comes last.
    for (const some of [operations.filter((one) => !ends(one)), operations.filter(ends)]) {
      const requests = some.flatMap((operation) => requestsOf(harness, operation))
      await runConcurrently(concurrency, requests, (one) => sendOne(harness, one, suspects))
    }
    for (const [key, one] of suspects) await checkSlowness(harness, 'sweep', key, one)
  },
}

interface Swept extends Case {
  readonly operation: Operation
}

const ends = ({ key }: Operation): boolean => /logout|user\/delete|change-password/.test(key)

const whoMay = ({ path }: Operation): Attacker =>
  /moderator|releases|composition/.test(path) ? 'admin' : 'member'

/** All of them, or a third: another third by another seed. */
function requestsOf({ people, seed, everyValue }: Harness, operation: Operation): Swept[] {
  const attacker = whoMay(operation)
  const isIn = (index: number) => everyValue || (Math.imul(index + seed, 2_654_435_761) >>> 16) % 3 === 0
  return sweepRequests(operation, poolsOf(people, attacker), seed)
    .filter((_, index) => isIn(index))
    .map((request) => ({ operation, attacker, request }))
}

/** @param suspects gets one of each operation that took long, beside others */
async function sendOne(
  harness: Harness,
  { operation, attacker, request }: Swept,
  suspects: Map<string, Case>,
): Promise<void> {
  if (harness.enough('sweep', operation.key)) return
  const answer = await sendAs(harness, attacker, request)
  if (answer.took > slowestFor(harness)) suspects.set(operation.key, { attacker, request })
  const verdict = judge(answer, attacker, harness.people.secrets)
  if (!verdict) return
  harness.findings.add({
    kind: verdict.kind,
    attack: 'sweep',
    what: `${operation.key} ${verdict.what.replace(/ for \w+$/, '')}`,
    detail: `${describe(request, attacker)}\n     → ${answer.status || answer.failure} ${answer.text.slice(0, 200)}`,
  })
}
