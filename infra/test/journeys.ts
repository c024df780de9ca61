import { join } from 'node:path'
import { cleanEnvironment } from '../local/environment.ts'
import { chromiumProgram } from './chromium.ts'
import { nothing, type Outcome, playwrightOutcome, sum, withExitCode } from './outcome.ts'
import { freePlatformPort, startPlatform } from './running-platform.ts'
import { scanLogs } from './scan-logs.ts'
import type { TestSession } from './session.ts'

const journeys = ['--project=phone', '--project=desktop']

/** All pages and the journeys of members side by side; those that take the platform apart (`@alone`) one by one. */
const passes = {
  sweep: ['--project=sweep', '--workers=2'],
  journeys: [...journeys, '--grep-invert=@alone', '--workers=2'],
  alone: [...journeys, '--grep=@alone', '--workers=1'],
}

/** Runs all of `apps/e2e` in Chromium against a platform of their own, and reads its logs; `args` go to Playwright. */
export async function runJourneys(session: TestSession, args: readonly string[]): Promise<Outcome> {
  const chromium = await chromiumProgram()
  const port = await freePlatformPort()
  const dataDir = join(session.folder, 'data')
  await startPlatform(session, port, dataDir)
  const environment = {
    BASE_URL: `http://localhost:${port}`,
    MAIL_URL: `http://localhost:${port + 1}`,
    DATA_DIR: dataDir,
    CHROMIUM_PATH: chromium,
  }
  const outcomes: Outcome[] = []
  for (const [name, pass] of Object.entries(passes)) {
    outcomes.push(await runPass(session, name, [...pass, ...args], environment))
  }
  const outcome = sum(outcomes)
  if (outcome.passed + outcome.failed === 0) return { ...nothing, failed: 1 }
  return sum([outcome, await scanLogs(dataDir, port)])
}

/** `args` may name what is in one pass only; that nothing is in either is for the caller to see. */
async function runPass(
  session: TestSession,
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Outcome> {
  const reportName = `playwright-${name}.json`
  const code = await session.run(
    process.execPath,
    [
      join(session.root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', join(session.root, 'apps/e2e'), '--reporter=list,json', '--pass-with-no-tests'],
      ...['--output', join(session.root, 'apps/e2e/test-results', name)],
      ...args,
    ],
    cleanEnvironment({ ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: join(session.folder, reportName) }),
  )
  const report = session.readReport<Parameters<typeof playwrightOutcome>[0]>(reportName)
  return withExitCode(report ? playwrightOutcome(report) : nothing, code)
}
