import { resolve } from 'node:path'
import { runChecks } from '../checks/run-checks.ts'
import { runContainerTests } from '../test/containers.ts'
import { runHostileTests } from '../test/hostile.ts'
import { runJest } from '../test/jest.ts'
import { runJourneys } from '../test/journeys.ts'
import { lastLine, listFailures, type Outcome, sum } from '../test/outcome.ts'
import { startTestServers } from '../test/servers.ts'
import { TestSession } from '../test/session.ts'
import { runTypes } from '../test/types.ts'
import { build } from './build.ts'
import { endRunning } from './run-once.ts'
import { CommandError } from './settings.ts'
import { endRequested } from './shutdown.ts'

type Suite = (session: TestSession, args: readonly string[]) => Promise<Outcome>

const suites = {
  lint: (session) => runChecks(session.root),
  types: (session) => runTypes(session),
  unit: (session, args) => runJest(session, ['unit'], args),
  web: (session, args) => runJest(session, ['web'], args),
  integration: async (session, args) => {
    // Some of them start services as they are built.
    session.onClose(async () => endRunning())
    await build(session.root)
    // More of them than cores: a test waits for its servers for a quarter of its time.
    return runJest(session, ['integration'], ['--maxWorkers=3', ...args], await startTestServers(session))
  },
  hostile: (session, args) => runHostileTests(session, args),
  e2e: (session, args) => runJourneys(session, args),
  containers: (session, args) => runContainerTests(session, args),
} as const satisfies Readonly<Record<string, Suite>>

type SuiteName = keyof typeof suites

/**
 * The order of a whole run: what fails fast comes first. Suites of one stage run side by side, so that a core whose suite
 * waits or comes to its end has something to do.
 */
const stages: readonly (readonly SuiteName[])[] = [
  ['lint', 'types'],
  ['unit', 'web'],
  ['integration', 'hostile'],
  ['e2e'],
  ['containers'],
]

/** Builds everything a second time, in the image: only when it is asked for, as CI does. */
const onRequest: readonly SuiteName[] = ['containers']

const ending = endRequested()
const interrupted = ending.then((why) => {
  throw new CommandError(`Stopped by ${why}.`)
})
interrupted.catch(() => undefined)
let stopped = false
void ending.then(() => {
  stopped = true
})

async function runSuite(name: SuiteName, session: TestSession, args: readonly string[]): Promise<Outcome> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const start = performance.now()
  const { passed, failures } = await runToItsEnd(suites[name], session, args)
  const outcome = { passed, failures: failures.map((failure) => `${name}: ${failure}`) }
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${name}: ${lastLine(outcome)} in ${seconds} s`)
  return outcome
}

async function runToItsEnd(suite: Suite, session: TestSession, args: readonly string[]): Promise<Outcome> {
  try {
    return await Promise.race([suite(session, args), interrupted])
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error)
    return { passed: 0, failures: [String(error)] }
  }
}

/** What one of them started is ended with the stage: a session that closes ends commands of the others, too. */
async function runStage(names: readonly SuiteName[], args: readonly string[]): Promise<Outcome> {
  const root = resolve(import.meta.dirname, '../..')
  const runs = names.map((name) => ({ name, session: new TestSession(root) }))
  try {
    return sum(await Promise.all(runs.map(({ name, session }) => runSuite(name, session, args))))
  } finally {
    for (const { session } of runs) await session.close()
  }
}

/** `npm test [suite…] [-- arguments of Jest, Playwright or the adversary]`; `all` adds those on request to the others. */
async function main(words: readonly string[]): Promise<Outcome> {
  const isSuite = (word: string) => word in suites || word === 'all'
  const named = words.filter(isSuite)
  const args = words.filter((word) => !isSuite(word))
  const isChosen = (name: SuiteName) =>
    named.length === 0 ? !onRequest.includes(name) : named.includes(name) || named.includes('all')
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    const chosen = stage.filter(isChosen)
    if (!stopped && chosen.length > 0) outcomes.push(await runStage(chosen, args))
  }
  return sum(outcomes)
}

const outcome = await main(process.argv.slice(2))
console.log(`\n${listFailures(outcome)}${lastLine(outcome)}`)
process.exit(outcome.failures.length > 0 ? 1 : 0)
