import { join } from 'node:path'
import { cleanEnvironment } from '../local/environment.ts'
import { headlessProgram, windowedProgram } from './chromium.ts'
import { nothing, type Outcome, playwrightOutcome, sum, withExitCode } from './outcome.ts'
import { freePlatformPorts, startPlatform } from './running-platform.ts'
import { scanLogs } from './scan-logs.ts'
import type { TestSession } from './session.ts'

const journeys = ['--project=phone', '--project=desktop', '--project=windowed']

/** All pages, the journeys of members, and those that take the platform apart (`@alone`), which run one by one. */
const passes = {
  sweep: ['--project=sweep', '--workers=2'],
  journeys: [...journeys, '--grep-invert=@alone', '--workers=2'],
  alone: [...journeys, '--grep=@alone', '--workers=1'],
}

type PassName = keyof typeof passes

/**
 * Which passes share a platform, one after the other; platforms run side by side. Journeys wait for much of their time, those
 * alone most of all, so the sweep, which computes, is left for the end: in a whole run both cores have something to do until
 * then. A part is not worth a second platform.
 */
const wholeRun: readonly PassName[][] = [['journeys'], ['alone', 'sweep']]
const partOfIt: readonly PassName[][] = [['sweep', 'journeys', 'alone']]

/** Runs all of `apps/e2e` in Chromium against platforms of their own, and reads their logs; `args` go to Playwright. */
export async function runJourneys(session: TestSession, args: readonly string[]): Promise<Outcome> {
  const browsers = { CHROMIUM_PATH: await headlessProgram(), WINDOWED_CHROMIUM_PATH: await windowedProgram() }
  const groups = args.length === 0 ? wholeRun : partOfIt
  const ports = await freePlatformPorts(groups.length)
  // All before the first page: while one starts, pages elsewhere would wait longer than their time limits.
  const platforms = await Promise.all(ports.map((port) => startOn(session, port)))
  const runs = platforms.map((platform, index) =>
    runOn(session, platform, { names: groups[index] ?? [], args, browsers }),
  )
  return sum(await Promise.all(runs))
}

interface Platform {
  port: number
  dataDir: string
}

async function startOn(session: TestSession, port: number): Promise<Platform> {
  const dataDir = join(session.folder, `data-${port}`)
  await startPlatform(session, port, dataDir)
  return { port, dataDir }
}

interface Passes {
  names: readonly PassName[]
  /** Of Playwright; they may name what is in one pass only. */
  args: readonly string[]
  browsers: Record<'CHROMIUM_PATH' | 'WINDOWED_CHROMIUM_PATH', string>
}

/** Runs these passes on a platform; that nothing is in any of them is a failure. */
async function runOn(
  session: TestSession,
  { port, dataDir }: Platform,
  { names, args, browsers }: Passes,
): Promise<Outcome> {
  const environment = {
    BASE_URL: `http://localhost:${port}`,
    MAIL_URL: `http://localhost:${port + 1}`,
    DATA_DIR: dataDir,
    ...browsers,
    // Two of them write to one terminal.
    PLAYWRIGHT_FORCE_TTY: '0',
  }
  const outcomes: Outcome[] = []
  for (const name of names) {
    outcomes.push(await runPass(session, name, [...passes[name], ...args], environment))
  }
  const outcome = sum(outcomes)
  if (outcome.passed + outcome.failures.length === 0) {
    return { ...nothing, failures: [`nothing is called ${args.join(' ')}`] }
  }
  return sum([outcome, await scanLogs(dataDir, port)])
}

async function runPass(
  session: TestSession,
  name: PassName,
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
  return withExitCode(report ? playwrightOutcome(report) : nothing, `Playwright (${name})`, code)
}
