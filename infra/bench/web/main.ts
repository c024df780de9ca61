/** `npm run bench:web`: see README.md beside this file. */
import { join } from 'node:path'
import { freePlatformPort, startPlatform } from '../../test/running-platform.ts'
import type { TestSession } from '../../test/session.ts'
import { type Goal, goalTable } from '../goals.ts'
import { runBench } from '../run-bench.ts'
import { buildMonolith } from './build-monolith.ts'
import { compareBuilds } from './comparison/compare.ts'
import { publishMany, visitCrowd } from './comparison/many-remotes.ts'
import { comparisonGoals, comparisonTable, crowdGoals } from './comparison/report.ts'
import { makeCertificate, openFront, trustFlag } from './comparison/secure-front.ts'
import { type Ground, runLighthouse } from './lighthouse.ts'
import { type Options, type Part, parseOptions } from './options.ts'
import { serveMonolith, settingsAt } from './serve-monolith.ts'
import { signInAsDemoMember } from './sign-in.ts'
import { openBrowser } from './visit.ts'

/** Runs what was asked for; true when every goal is met. */
async function bench({ runs, parts, platform }: Options, session: TestSession): Promise<boolean> {
  const { url, dataDir } = platform ?? (await startOwnPlatform(session))
  const browser = await openBrowser()
  session.onClose(() => browser.close())
  const ground: Ground = {
    browser,
    platform: url,
    monolith: await startMonolith(session, url),
    token: await signInAsDemoMember(url),
  }
  const run: Record<Part, () => Promise<Goal[]>> = {
    lighthouse: () => runLighthouse(ground, runs),
    comparison: () => runComparison(ground, runs, session),
    remotes: () => runRemotes(ground, dataDir ?? '', session),
  }
  const goals: Goal[] = []
  for (const part of parts) goals.push(...(await run[part]()))
  console.log(`\n${goalTable(goals)}`)
  return goals.every(({ met }) => met)
}

async function runComparison(ground: Ground, runs: number, session: TestSession): Promise<Goal[]> {
  const certificate = await makeCertificate(join(session.folder, 'certificate'))
  const browser = await openBrowser(trustFlag(certificate))
  session.onClose(() => browser.close())
  const front = async (target: string): Promise<string> => {
    const { url, close } = await openFront(target, certificate)
    session.onClose(close)
    return url
  }
  const origins = { federation: await front(ground.platform), monolith: await front(ground.monolith) }
  const compared = await compareBuilds(browser, { origins, token: ground.token }, runs)
  console.log(`\n${comparisonTable(compared)}`)
  return comparisonGoals(compared)
}

async function runRemotes(
  { browser, platform, token }: Ground,
  dataDir: string,
  session: TestSession,
): Promise<Goal[]> {
  console.log('  publishing remotes of many teams')
  await publishMany(session.root, join(session.folder, 'remotes'), dataDir, platform)
  const crowd = await visitCrowd(browser, platform, token)
  console.log(`\na document with ${crowd.registered} remotes has ${crowd.documentBytes} bytes`)
  return crowdGoals(crowd)
}

async function startOwnPlatform(session: TestSession): Promise<{ url: string; dataDir: string }> {
  const port = await freePlatformPort()
  const dataDir = join(session.folder, 'data')
  await startPlatform(session, port, dataDir)
  return { url: `http://localhost:${port}`, dataDir }
}

async function startMonolith(session: TestSession, platform: string): Promise<string> {
  const folder = join(session.folder, 'monolith')
  await buildMonolith(folder)
  const { url, close } = await serveMonolith(folder, await settingsAt(platform), platform)
  session.onClose(close)
  return url
}

const options = parseOptions(process.argv.slice(2), process.env)
await runBench((session) => bench(options, session))
