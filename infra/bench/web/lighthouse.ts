import { cpus, loadavg } from 'node:os'
import type { Browser } from 'puppeteer-core'
import type { Goal } from '../goals.ts'
import { home, pages } from './pages.ts'
import { goalsOf, type PageFigures, reportOf } from './report.ts'
import { transferOf } from './transfer.ts'
import { visitOften } from './visit.ts'

/** What every part of the benchmark stands on. */
export interface ComparedSites {
  browser: Browser
  /** Addresses of the platform, and of the same application without federation. */
  platform: string
  monolith: string
  /** A demo member's session. */
  token: string
}

/** Visits every page through Lighthouse, and home once more without federation. */
export async function runLighthouse(sites: ComparedSites, runs: number): Promise<Goal[]> {
  const measure = (origin: string, path: string, signedIn: boolean): Promise<PageFigures> => {
    console.log(`  ${origin}${path}`)
    return measurePage(
      sites,
      { url: `${origin}${path}`, token: signedIn ? sites.token : undefined },
      path,
      runs,
    )
  }
  const measured: PageFigures[] = []
  for (const { path, signedIn } of pages) measured.push(await measure(sites.platform, path, signedIn))
  const monolith = await measure(sites.monolith, home.path, home.signedIn)
  const figures = { pages: measured, monolith, load: loadavg()[1] ?? 0, cores: cpus().length }
  console.log(`\n${reportOf(figures)}`)
  return goalsOf(figures)
}

async function measurePage(
  { browser }: ComparedSites,
  target: Parameters<typeof visitOften>[1],
  path: string,
  runs: number,
): Promise<PageFigures> {
  const visit = await visitOften(browser, target, runs)
  return { path, visit, transfer: await transferOf(visit.scripts) }
}
