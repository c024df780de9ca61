import { join } from 'node:path'
import { cleanEnvironment } from '../local/environment.ts'
import { chromiumProgram } from './chromium.ts'
import { nothing, type Outcome, playwrightOutcome, withExitCode } from './outcome.ts'
import { freePlatformPort, startPlatform } from './running-platform.ts'
import type { TestSession } from './session.ts'

/** Runs the journeys of `apps/e2e` in Chromium against a platform of their own; `args` go to Playwright. */
export async function runJourneys(session: TestSession, args: readonly string[]): Promise<Outcome> {
  const chromium = await chromiumProgram()
  const port = await freePlatformPort()
  const dataDir = join(session.folder, 'data')
  await startPlatform(session, port, dataDir)
  const code = await session.run(
    process.execPath,
    [
      join(session.root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', join(session.root, 'apps/e2e'), '--reporter=list,json', ...args],
    ],
    cleanEnvironment({
      BASE_URL: `http://localhost:${port}`,
      MAIL_URL: `http://localhost:${port + 1}`,
      DATA_DIR: dataDir,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(session.folder, 'playwright.json'),
    }),
  )
  const report = session.readReport<Parameters<typeof playwrightOutcome>[0]>('playwright.json')
  return withExitCode(report ? playwrightOutcome(report) : nothing, code)
}
