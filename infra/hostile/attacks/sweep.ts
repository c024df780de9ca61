import type { Operation } from '../fuzz/operations.ts'
import { readOperations } from '../fuzz/read-documents.ts'
import { sweepRequests } from '../fuzz/sweep-requests.ts'
import type { Attacker } from '../ground/people.ts'
import { isSlow, judge } from '../judge.ts'
import type { Attack, Ground } from './attack.ts'
import { describe } from './describe.ts'
import { checkSlowness, poolsOf, sendAs } from './send-as.ts'

const lanes = 12

/** Each field of each operation with the worst values, in the name of somebody who may. */
export const sweep: Attack = {
  name: 'sweep',
  async run(ground) {
    const operations = (await readOperations(ground.target)).filter(
      ({ path }) => !path.startsWith('/internal'),
    )
    // Whoever is gone or signed out is named by what others send: that comes last.
    const left = [...operations.filter((one) => !ends(one)), ...operations.filter(ends)]
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let one = left.shift(); one && !ground.enough('sweep'); one = left.shift())
          await sweepOne(ground, one)
      }),
    )
  },
}

const ends = ({ key }: Operation): boolean => /logout|user\/delete|change-password/.test(key)

const whoMay = ({ path }: Operation): Attacker =>
  /moderator|releases|composition/.test(path) ? 'admin' : 'member'

async function sweepOne(ground: Ground, operation: Operation): Promise<void> {
  const attacker = whoMay(operation)
  for (const request of sweepRequests(operation, poolsOf(ground.people, attacker), ground.seed)) {
    const answer = await sendAs(ground, attacker, request)
    const verdict = judge(answer, attacker, ground.people.secrets)
    if (isSlow(answer)) await checkSlowness(ground, 'sweep', operation.key, { attacker, request })
    if (!verdict) continue
    const detail = `${describe(request, attacker)}\n     → ${answer.status || answer.failure} ${answer.text.slice(0, 200)}`
    ground.findings.add({
      kind: verdict.kind,
      attack: 'sweep',
      what: `${operation.key} ${verdict.what.replace(/ for \w+$/, '')}`,
      detail,
    })
  }
}
