import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { PageEvents } from './page-events.ts'
import { type Glance, glanceAt } from './page-reading.ts'
import type { Subject } from './subject.ts'
import { within } from './within.ts'

/** Milliseconds between two glances, and how many in a row have to be alike. */
const [interval, alike] = [60, 3]
/** Glances that are alike while one request after the other begins: it is not what the page waits for. */
const restlessly = 24

/** An open document of the platform, from which pages are come to. */
export interface Tab {
  readonly page: Page
  readonly events: PageEvents
}

/** Waits until nothing is under way and nothing changes, and the subject's page is there or will not come; the last glance then. */
export async function settle({ page, events }: Tab, subject: Subject, patience: number): Promise<Glance> {
  const deadline = Date.now() + patience
  let [last, same, quiet, restless, begun] = ['', 0, 0, 0, 0]
  for (;;) {
    const glance = await within(patience, page.evaluate(glanceAt, subject))
    const now = JSON.stringify(glance)
    same = now === last ? same + 1 : 0
    quiet = events.pending === 0 ? Math.min(quiet + 1, same) : 0
    restless = same === 0 ? 0 : restless + Number(events.begun > begun)
    begun = events.begun
    last = now
    const isThere = glance.shownBy !== null && !glance.waits && glance.characters + glance.things > 0
    // What is not there, or empty, may be about to come.
    const enough = isThere ? alike : alike * 5
    if (quiet >= enough || restless >= restlessly || Date.now() > deadline) return glance
    await delay(interval)
  }
}

/** Waits until the remote's area is gone, and for what ends with it. */
export async function settleOutside(page: Page, subject: Subject, patience: number): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const { shownBy } = await within(patience, page.evaluate(glanceAt, subject))
    if (shownBy === null) break
    await delay(interval)
  }
  await delay(interval)
}
