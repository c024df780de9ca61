import fc from 'fast-check'
import type { Operation } from '../fuzz/operations.ts'
import { readOperations } from '../fuzz/read-documents.ts'
import { requestsOf, type WireRequest } from '../fuzz/request.ts'
import { type Attacker, attackers } from '../ground/people.ts'
import { isSlow, judge, type Verdict } from '../judge.ts'
import type { Attack, Ground } from './attack.ts'
import { describe } from './describe.ts'
import { checkSlowness, poolsOf, sendAs } from './send-as.ts'

/** Operations that are fuzzed at once. */
const lanes = 12
/** Cases of one operation, before the next one has its turn. */
const inTurn = 25

interface Case {
  readonly attacker: Attacker
  readonly request: WireRequest
}

/** Every operation of every document, as everybody, with what fits its schema and what does not. */
export const fuzz: Attack = {
  name: 'fuzz',
  async run(ground) {
    const operations = (await readOperations(ground.target)).filter(
      ({ path }) => !path.startsWith('/internal'),
    )
    if (ground.replay) return replay(ground, operations)
    let left = ground.cases
    let turn = 0
    const told = Date.now()
    let lastTold = told
    const next = (): { operation: Operation; seed: number; runs: number } | undefined => {
      if (left <= 0) return undefined
      const operation = operations[turn % operations.length] as Operation
      const runs = Math.min(inTurn, left)
      const seed = (ground.seed * 1_000_003 + turn) | 0
      left -= runs
      turn += 1
      if (Date.now() - lastTold > 10_000) {
        lastTold = Date.now()
        const done = ground.cases - left
        console.log(`     ${done} cases, ${Math.round((done / (lastTold - told)) * 1_000)} a second`)
      }
      return { operation, seed, runs }
    }
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let work = next(); work; work = next())
          await fuzzOne(ground, work.operation, { seed: work.seed, numRuns: work.runs })
      }),
    )
  },
}

async function replay(ground: Ground, operations: readonly Operation[]): Promise<void> {
  const [key, place = ''] = ground.replay?.split('#') ?? []
  const operation = operations.find((one) => one.key === key)
  if (!operation) throw new Error(`No operation is ${key}.`)
  const [seed = '0', ...path] = place.split(':')
  await fuzzOne(ground, operation, { seed: Number(seed), path: path.join(':'), endOnFailure: true })
}

async function fuzzOne(
  ground: Ground,
  operation: Operation,
  parameters: fc.Parameters<[Case]>,
): Promise<void> {
  const { findings } = ground
  const arbitraries = await Promise.all(attackers.map((attacker) => casesOf(ground, operation, attacker)))
  let last: { verdict: Verdict; text: string } | undefined
  const property = fc.asyncProperty(fc.oneof(...arbitraries), async (one: Case) => {
    const answer = await sendAs(ground, one.attacker, one.request)
    const verdict = judge(answer, one.attacker, ground.people.secrets)
    if (isSlow(answer)) await checkSlowness(ground, 'fuzz', operation.key, one)
    if (!verdict || findings.knows({ kind: verdict.kind, attack: 'fuzz', what: whatOf(operation, verdict) }))
      return true
    last = {
      verdict,
      text: `${describe(one.request, one.attacker)}\n     → ${answer.status || answer.failure} ${answer.text.slice(0, 200)}`,
    }
    return false
  })
  const result = await fc.check(property, parameters)
  if (!result.failed || !last) return
  findings.add({
    kind: last.verdict.kind,
    attack: 'fuzz',
    what: whatOf(operation, last.verdict),
    detail: last.text,
    replay: `${operation.key}#${result.seed}:${result.counterexamplePath ?? ''}`,
  })
}

/** Whoever asked: what breaks for one breaks for others too, and is one finding. */
const whatOf = ({ key }: Operation, { what }: Verdict): string => `${key} ${what.replace(/ for \w+$/, '')}`

async function casesOf(
  { people }: Ground,
  operation: Operation,
  attacker: Attacker,
): Promise<fc.Arbitrary<Case>> {
  return requestsOf(operation, poolsOf(people, attacker)).map((request) => ({ attacker, request }))
}
