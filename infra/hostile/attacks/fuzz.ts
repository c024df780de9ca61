import fc from 'fast-check'
import type { Operation } from '../fuzz/operations.ts'
import { isCostly, type Turn, turnsOfRounds } from '../fuzz/plan.ts'
import { readOperations } from '../fuzz/read-documents.ts'
import { requestsOf } from '../fuzz/request.ts'
import { type Attacker, attackers } from '../harness/people.ts'
import { runConcurrently } from '../harness/run-concurrently.ts'
import { judge, slowestFor, type Verdict } from '../judge.ts'
import { Progress } from '../progress.ts'
import { recordCrashes } from '../record-crashes.ts'
import type { Attack, Harness } from './attack.ts'
import { describe } from './describe.ts'
import { searchLogs } from './logs.ts'
import { printMemory } from './memory.ts'
import { type Case, checkSlowness, poolsOf, sendAs } from './send-as.ts'

/** Operations that are fuzzed at once. */
const concurrency = 12
/** Rounds, after which everybody is somebody new: what they did to themselves and each other shuts doors to them. */
const generation = 16
/** Cases after which it is told what services keep in memory: a leak is seen long before the end. */
const memoryEach = 100_000

/** Every operation of every document, as everybody, with what fits its schema and what does not. */
export const fuzz: Attack = {
  name: 'fuzz',
  async run(harness) {
    const operations = (await readOperations(harness.target)).filter(
      ({ path }) => !path.startsWith('/internal'),
    )
    const fuzzing = new Fuzzing(harness)
    if (harness.replay) return fuzzing.replay(operations, harness.replay)
    const progress = new Progress(harness.cases, () => harness.findings.all.length)
    for (let round = 0; progress.left > 0; round += generation) {
      if (round > 0) await renewEverything(harness)
      if (progress.passed(memoryEach)) await printMemory(harness)
      // One after the other without a stop between rounds: at each of these all tasks but one would wait.
      const turns = turnsOfRounds(operations, {
        seed: harness.seed,
        round,
        count: generation,
        left: progress.left,
      })
      await runConcurrently(concurrency, turns, async (turn) => {
        await fuzzing.take(turn)
        progress.add(turn.operation.key, turn.runs)
      })
      await recordCrashes(harness, 'fuzz')
      await fuzzing.judgeSlowness()
    }
    console.log(progress.summary(operations.filter(isCostly).map(({ key }) => key)))
  },
}

/** What a night would heap up: sessions, mails, lines of logs. Nothing else is sent meanwhile. */
async function renewEverything(harness: Harness): Promise<void> {
  await searchLogs(harness, { empty: true })
  await fetch(`${harness.target.mail}/email/all`, { method: 'DELETE' })
  await harness.people.renewAll().catch(async () => {
    await harness.target.ready()
    await harness.people.renewAll()
  })
}

class Fuzzing {
  readonly #harness: Harness
  /** Drawing is dear to prepare: kept for as long as somebody is the same. */
  readonly #drawn = new Map<string, { of: unknown; cases: fc.Arbitrary<Case> }>()
  /** One of each operation that took long, beside eleven others. */
  readonly #suspects = new Map<string, { operation: Operation; one: Case }>()

  constructor(harness: Harness) {
    this.#harness = harness
  }

  async replay(operations: readonly Operation[], words: string): Promise<void> {
    const [key, place = ''] = words.split('#')
    const operation = operations.find((one) => one.key === key)
    if (!operation) throw new Error(`No operation is ${key}.`)
    const [seed = '0', ...path] = place.split(':')
    await this.#check(operation, { seed: Number(seed), path: path.join(':'), endOnFailure: true })
    await this.judgeSlowness()
  }

  take({ operation, seed, runs }: Turn): Promise<void> {
    return this.#check(operation, { seed, numRuns: runs })
  }

  /** With nothing beside it, so that what a full machine makes slow is not taken for slow, and what is slow not for that. */
  async judgeSlowness(): Promise<void> {
    const suspects = [...this.#suspects.values()]
    this.#suspects.clear()
    for (const { operation, one } of suspects) await checkSlowness(this.#harness, 'fuzz', operation.key, one)
  }

  async #check(operation: Operation, parameters: fc.Parameters<[Case]>): Promise<void> {
    const { findings, people } = this.#harness
    let last: { verdict: Verdict; text: string } | undefined
    let broken: unknown
    const property = fc.asyncProperty(this.#casesOf(operation), async (one: Case) => {
      const answer = await sendAs(this.#harness, one.attacker, one.request).catch((error: unknown) => {
        broken = error
      })
      if (!answer) return true
      if (answer.took > slowestFor(this.#harness)) this.#suspects.set(operation.key, { operation, one })
      const verdict = judge(answer, one.attacker, people.secrets)
      if (
        !verdict ||
        findings.knows({ kind: verdict.kind, attack: 'fuzz', what: whatOf(operation, verdict) })
      )
        return true
      last = {
        verdict,
        text: `${describe(one.request, one.attacker)}\n     → ${answer.status || answer.failure} ${answer.text.slice(0, 200)}`,
      }
      return false
    })
    const result = await fc.check(property, parameters)
    if (broken !== undefined) {
      const detail = String((broken as Error).stack ?? broken)
      findings.add({
        kind: 'rule',
        attack: 'fuzz',
        what: `${operation.key}: a case could not be made`,
        detail,
      })
    }
    if (!result.failed || !last) return
    findings.add({
      kind: last.verdict.kind,
      attack: 'fuzz',
      what: whatOf(operation, last.verdict),
      detail: last.text,
      replay: `${operation.key}#${result.seed}:${result.counterexamplePath ?? ''}`,
    })
  }

  #casesOf(operation: Operation): fc.Arbitrary<Case> {
    return fc.oneof(...attackers.map((attacker) => this.#casesAs(operation, attacker)))
  }

  #casesAs(operation: Operation, attacker: Attacker): fc.Arbitrary<Case> {
    const { people } = this.#harness
    const key = `${attacker} ${operation.key}`
    const of = people.generationOf(attacker)
    const kept = this.#drawn.get(key)
    if (kept && kept.of === of) return kept.cases
    const cases = requestsOf(operation, poolsOf(people, attacker)).map((request) => ({ attacker, request }))
    this.#drawn.set(key, { of, cases })
    return cases
  }
}

/** Whoever asked: what breaks for one breaks for others too, and is one finding. */
const whatOf = ({ key }: Operation, { what }: Verdict): string => `${key} ${what.replace(/ for \w+$/, '')}`
