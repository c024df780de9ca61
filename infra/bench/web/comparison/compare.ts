import type { Browser } from 'puppeteer-core'
import { median } from '../figures.ts'
import { type ComparedPage, type Load, loadPage, openPhone } from './load-page.ts'

/** Pages of the shell, of a remote, and of remotes that need a session. */
export const comparedPages: readonly ComparedPage[] = [
  { path: '/', signedIn: false, control: 'main a[href="/register"]' },
  { path: '/login', signedIn: false, control: 'main input[name="email"]' },
  { path: '/register', signedIn: false, control: 'main input[name="email"]' },
  { path: '/matches', signedIn: true, control: 'main article button' },
  { path: '/connections', signedIn: true, control: 'main section button, main section a' },
  { path: '/account', signedIn: true, control: 'main a[href="/account/security"]' },
]

export const builds = ['federation', 'monolith'] as const
export type Build = (typeof builds)[number]
export const visits = ['cold', 'warm'] as const
export type Visit = (typeof visits)[number]

/** What a page came to in one build and one kind of visit: the median of each figure by itself. */
export type Medians = Pick<Load, 'lcp' | 'interactive' | 'scriptBytes' | 'requests' | 'steps'>

export interface Compared {
  path: string
  figures: Record<Build, Record<Visit, Medians>>
}

interface Where {
  origins: Readonly<Record<Build, string>>
  token: string
}

/** Loads each of the pages `runs` times in either build, in turns, so that what the machine does else falls on both. */
export async function compareBuilds(
  browser: Browser,
  where: Where,
  { runs, pages }: { runs: number; pages: readonly ComparedPage[] },
): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const page of pages) {
    console.log(`  ${page.path} in either build, ${runs} times`)
    const loads = { federation: { cold: [], warm: [] }, monolith: { cold: [], warm: [] } } as Record<
      Build,
      Record<Visit, Load[]>
    >
    for (let run = 0; run < runs; run += 1) {
      for (const build of run % 2 === 0 ? builds : builds.toReversed()) {
        const { cold, warm } = await visitTwice(browser, where.origins[build], page, where.token)
        loads[build].cold.push(cold)
        loads[build].warm.push(warm)
      }
    }
    const both = (build: Build) => ({
      cold: mediansOf(loads[build].cold),
      warm: mediansOf(loads[build].warm),
    })
    compared.push({
      path: page.path,
      figures: { federation: both('federation'), monolith: both('monolith') },
    })
  }
  return compared
}

/** With an empty cache, and once more. */
async function visitTwice(browser: Browser, origin: string, page: ComparedPage, token: string) {
  const context = await browser.createBrowserContext()
  try {
    const phone = await openPhone(context, page.signedIn ? token : undefined)
    return { cold: await loadPage(phone, origin, page), warm: await loadPage(phone, origin, page) }
  } finally {
    await context.close()
  }
}

function mediansOf(loads: readonly Load[]): Medians {
  const of = (figure: keyof Medians) => median(loads.map((load) => load[figure]))
  return {
    lcp: of('lcp'),
    interactive: of('interactive'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    steps: of('steps'),
  }
}
