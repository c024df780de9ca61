/** `npm run bench:web`: see README.md beside this file. */

import { join } from 'node:path'
import { demoAccounts, demoPassword, openedSessionSchema } from '@rafiq/contracts/accounts'
import { freePlatformPort, startPlatform } from '../../test/running-platform.ts'
import type { TestSession } from '../../test/session.ts'
import { type Goal, goalTable } from '../goals.ts'
import { runBench } from '../run-bench.ts'
import { startedDataFolder } from '../started-data.ts'
import { buildMonolith } from './build-monolith.ts'
import { addScript } from './comparison/add-script.ts'
import { compareBuilds } from './comparison/compare.ts'
import { type ChangeDocument, makeCertificate, startHttpsProxy, trustFlag } from './comparison/https-proxy.ts'
import { publishMany, visitManyRemotes } from './comparison/many-remotes.ts'
import { comparisonGoals, comparisonTable, manyRemotesGoals } from './comparison/report.ts'
import { type ComparedSites, runLighthouse } from './lighthouse.ts'
import { type Options, type Part, parseOptions } from './options.ts'
import { serveMonolith, toldAt } from './serve-monolith.ts'
import { openBrowser } from './visit.ts'

/** Runs what was asked for; true when every goal is met. */
async function bench({ parts, platform, ...options }: Options, session: TestSession): Promise<boolean> {
  const { url, dataDir } = platform ?? (await startOwnPlatform(session))
  const browser = await openBrowser()
  session.onClose(() => browser.close())
  const sites: ComparedSites = {
    browser,
    platform: url,
    monolith: await startMonolith(session, url),
    token: await signInAsDemoMember(url),
  }
  const run: Record<Part, () => Promise<Goal[]>> = {
    lighthouse: () => runLighthouse(sites, options.runs),
    comparison: () => runComparison(sites, options, session),
    remotes: () => runRemotes(sites, dataDir ?? '', session),
  }
  const goals: Goal[] = []
  for (const part of parts) goals.push(...(await run[part]()))
  console.log(`\n${goalTable(goals)}`)
  return goals.every(({ met }) => met)
}

async function runComparison(
  sites: ComparedSites,
  { runs, pages, slowed }: Pick<Options, 'runs' | 'pages' | 'slowed'>,
  session: TestSession,
): Promise<Goal[]> {
  const certificate = await makeCertificate(join(session.folder, 'certificate'))
  const browser = await openBrowser(trustFlag(certificate))
  session.onClose(() => browser.close())
  const proxied = async (target: string, change?: ChangeDocument): Promise<string> => {
    const { url, close } = await startHttpsProxy(target, certificate, change)
    session.onClose(close)
    return url
  }
  const added = slowed ? addScript : undefined
  const origins = {
    federation: await proxied(sites.platform, added),
    monolith: await proxied(sites.monolith),
  }
  const compared = await compareBuilds(browser, { origins, token: sites.token }, { runs, pages })
  console.log(`\n${comparisonTable(compared)}`)
  return comparisonGoals(compared)
}

async function runRemotes(
  { browser, platform, token }: ComparedSites,
  dataDir: string,
  session: TestSession,
): Promise<Goal[]> {
  console.log('  publishing remotes of many teams')
  await publishMany(session.root, join(session.folder, 'remotes'), dataDir, platform)
  const manyRemotes = await visitManyRemotes(browser, platform, token)
  console.log(`\na document with ${manyRemotes.registered} remotes has ${manyRemotes.documentBytes} bytes`)
  return manyRemotesGoals(manyRemotes)
}

async function startOwnPlatform(session: TestSession): Promise<{ url: string; dataDir: string }> {
  const port = await freePlatformPort()
  const dataDir = await startedDataFolder(session, 'data')
  await startPlatform(session, port, dataDir)
  return { url: `http://localhost:${port}`, dataDir }
}

async function startMonolith(session: TestSession, platform: string): Promise<string> {
  const folder = join(session.folder, 'monolith')
  await buildMonolith(folder)
  const { url, close } = await serveMonolith(folder, await toldAt(platform), platform)
  session.onClose(close)
  return url
}

/** Signs a demo member in. @throws Error where the platform has no demo data. */
async function signInAsDemoMember(baseUrl: string): Promise<string> {
  const response = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts.testMembers[0].email, password: demoPassword }),
  })
  if (!response.ok) throw new Error(`No demo member could sign in at ${baseUrl}: ${response.status}.`)
  return openedSessionSchema.parse(await response.json()).token
}

const options = parseOptions(process.argv.slice(2), process.env)
await runBench((session) => bench(options, session))
