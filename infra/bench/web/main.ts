/** `npm run bench:web`: see README.md beside this file. */
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'puppeteer-core'
import { freePlatformPort, startPlatform } from '../../test/running-platform.ts'
import type { TestSession } from '../../test/session.ts'
import { runBench } from '../run-bench.ts'
import { buildMonolith } from './build-monolith.ts'
import { type Options, parseOptions } from './options.ts'
import { home, pages } from './pages.ts'
import { goalsOf, type PageFigures, reportOf } from './report.ts'
import { serveMonolith, settingsAt } from './serve-monolith.ts'
import { signInAsDemoMember } from './sign-in.ts'
import { transferOf } from './transfer.ts'
import { openBrowser, visitOften } from './visit.ts'

/** Runs the whole benchmark; true when every goal is met. */
async function bench({ runs, baseUrl }: Options, session: TestSession): Promise<boolean> {
  const platform = baseUrl ?? (await startOwnPlatform(session))
  const monolith = await startMonolith(session, platform)
  const browser = await openBrowser()
  session.onClose(() => browser.close())
  const token = await signInAsDemoMember(platform)
  const measure = async (url: string, path: string, signedIn: boolean): Promise<PageFigures> => {
    console.log(`  ${url}${path}`)
    return measurePage(browser, { url: `${url}${path}`, token: signedIn ? token : undefined }, path, runs)
  }
  const measured: PageFigures[] = []
  for (const { path, signedIn } of pages) measured.push(await measure(platform, path, signedIn))
  const alone = await measure(monolith, home.path, home.signedIn)
  const figures = { pages: measured, monolith: alone, load: loadavg()[1] ?? 0, cores: cpus().length }
  console.log(`\n${reportOf(figures)}`)
  return goalsOf(figures).every(({ met }) => met)
}

async function startOwnPlatform(session: TestSession): Promise<string> {
  const port = await freePlatformPort()
  await startPlatform(session, port, join(session.folder, 'data'))
  return `http://localhost:${port}`
}

async function startMonolith(session: TestSession, platform: string): Promise<string> {
  const folder = join(session.folder, 'monolith')
  await buildMonolith(folder)
  const { url, close } = await serveMonolith(folder, await settingsAt(platform))
  session.onClose(close)
  return url
}

async function measurePage(
  browser: Browser,
  target: Parameters<typeof visitOften>[1],
  path: string,
  runs: number,
): Promise<PageFigures> {
  const visit = await visitOften(browser, target, runs)
  return { path, visit, transfer: await transferOf(visit.scripts) }
}

await runBench((session) => bench(parseOptions(process.argv.slice(2), process.env), session))
