import { resolve } from 'node:path'
import { runChecks } from '../checks/run-checks.ts'
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

/** In the order of a whole run: what fails fast comes first. */
const suites: Readonly<Record<string, Suite>> = {
  lint: (session) => runChecks(session.root),
  types: (session) => runTypes(session),
  unit: (session, args) => runJest(session, ['unit'], args),
  web: (session, args) => runJest(session, ['web'], args),
  integration: async (session, args) => {
    // Some of them start services as they are built.
    session.onClose(async () => endRunning())
    await build(session.root, ['@rafiq/*-service'])
    return runJest(session, ['integration'], args, await startTestServers(session))
  },
  hostile: (session, args) => runHostileTests(session, args),
  e2e: (session, args) => runJourneys(session, args),
}

const ending = endRequested()
const interrupted = ending.then((why) => {
  throw new CommandError(`Stopped by ${why}.`)
})
interrupted.catch(() => undefined)
let stopped = false
void ending.then(() => {
  stopped = true
})

async function runSuite(name: string, suite: Suite, args: readonly string[]): Promise<Outcome> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const session = new TestSession(resolve(import.meta.dirname, '../..'))
  try {
    return await Promise.race([suite(session, args), interrupted])
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error)
    return { passed: 0, failures: [String(error)] }
  } finally {
    await session.close()
  }
}

/** `npm test [suite…] [-- arguments of Jest, Playwright or the adversary]`; without a suite, all of them. */
async function main(words: readonly string[]): Promise<Outcome> {
  const named = words.filter((word) => word in suites)
  const args = words.filter((word) => !(word in suites))
  const outcomes: Outcome[] = []
  for (const [name, suite] of Object.entries(suites)) {
    if (stopped || (named.length > 0 && !named.includes(name))) continue
    const { passed, failures } = await runSuite(name, suite, args)
    const outcome = { passed, failures: failures.map((failure) => `${name}: ${failure}`) }
    console.log(`${name}: ${lastLine(outcome)}`)
    outcomes.push(outcome)
  }
  return sum(outcomes)
}

const outcome = await main(process.argv.slice(2))
console.log(`\n${listFailures(outcome)}${lastLine(outcome)}`)
process.exit(outcome.failures.length > 0 ? 1 : 0)
