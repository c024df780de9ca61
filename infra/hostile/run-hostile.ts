import { type Outcome, sum } from '../test/outcome.ts'
import type { TestSession } from '../test/session.ts'
import type { Attack, Harness } from './attacks/attack.ts'
import { attacks } from './attacks/index.ts'
import { slow, startSlowRequests } from './attacks/slow.ts'
import { Findings } from './findings.ts'
import { Canary } from './harness/canary.ts'
import { Client } from './harness/client.ts'
import { Machine } from './harness/machine.ts'
import { People } from './harness/people.ts'
import { HostilePlatform } from './harness/platform.ts'
import { isFoundBy, isIdle } from './holes/hole.ts'
import { holes } from './holes/index.ts'
import { openHoles } from './holes/open-holes.ts'
import type { Options } from './options.ts'
import { textOf, titleOf } from './report.ts'
import { runAttacks } from './run-attacks.ts'

/** How often the twin is attacked for holes that were not found. */
const twinRounds = 3

/** Attacks a platform of its own, and then its twin, in which known holes are open. */
export async function runHostile(session: TestSession, options: Options): Promise<Outcome> {
  const platform = await HostilePlatform.start(session)
  const isWhole = options.only.length === 0 && options.replay === undefined
  const outcomes: Outcome[] = []
  if (!options.twin) outcomes.push(await attackPlatform(platform, options))
  if (options.twin || isWhole) outcomes.push(await attackTwin(session, platform, options))
  return sum(outcomes)
}

const tell = (finding: Parameters<typeof textOf>[0]): void => console.log(textOf(finding))

async function attackPlatform(platform: HostilePlatform, options: Options): Promise<Outcome> {
  console.log('\nThe platform')
  const { only, replay } = options
  const named = replay === undefined ? only : ['fuzz']
  const chosen = attacks.filter(({ name }) => named.length === 0 || named.includes(name))
  const findings = new Findings(tell)
  await attack(platform, chosen, { ...options, findings, everyValue: !options.brief, enough: () => false })
  const successful = chosen.filter(({ name }) => findings.all.some(({ attack }) => attack === name))
  const { leftOpen } = findings
  console.log(
    `${findings.all.length} findings${leftOpen > 0 ? `; ${leftOpen} answers say no more than that the machine had no time` : ''}`,
  )
  return { passed: chosen.length - successful.length, failures: findings.all.map(titleOf) }
}

/** Half a known hole is as good as none: each is found, or the adversary is not worth its run. */
async function attackTwin(
  session: TestSession,
  platform: HostilePlatform,
  options: Options,
): Promise<Outcome> {
  const { only } = options
  const known = holes.filter(({ foundBy }) => only.length === 0 || only.includes(foundBy.attack))
  console.log(`\nThe twin, with ${known.length} known holes`)
  await platform.restart(await openHoles(session.root, platform.target))
  const findings = new Findings()
  const isOpen = (hole: (typeof holes)[number]) => !findings.all.some((finding) => isFoundBy(hole, finding))
  // A race is lost at times, also by whoever wants to.
  for (let round = 0; round < twinRounds && known.some(isOpen); round += 1) {
    const useful = new Set(known.filter(isOpen).map(({ foundBy }) => foundBy.attack))
    await attack(
      platform,
      attacks.filter(({ name }) => useful.has(name)),
      {
        ...options,
        findings,
        everyValue: true,
        enough: (name, operation) => isIdle(known.filter(isOpen), name, operation),
      },
    )
  }
  for (const hole of known)
    console.log(`${isOpen(hole) ? '✗ not found' : '✓ found'}: ${hole.name}. ${hole.about}`)
  const failures = known.filter(isOpen).map(({ name, about }) => `the hole ${name} was not found: ${about}`)
  const passed = known.length - failures.length
  console.log(`${passed} of ${known.length} holes found`)
  return { passed, failures }
}

async function attack(
  { target }: HostilePlatform,
  chosen: readonly Attack[],
  given: Pick<Harness, 'findings' | 'enough' | 'seed' | 'cases' | 'replay' | 'brief' | 'everyValue'>,
): Promise<void> {
  const machine = new Machine(target.everyProcess)
  // These take their time, and disturb nobody.
  const slowRequests = chosen.includes(slow)
    ? startSlowRequests({ ...given, target, machine })
    : Promise.resolve()
  const people = await People.make(target)
  const canary = await Canary.start(target.gateway, (await people.newMember()).token, machine)
  const client = new Client(target.gateway, { machine })
  const harness = { ...given, target, people, canary, client, machine }
  await runAttacks({ ...harness, slowRequests }, chosen)
  client.close()
  await canary.close()
  machine.close()
}
