import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { PageEvents } from './page-events.ts'
import { type PageSnapshot, readSnapshot } from './page-reading.ts'
import type { Subject } from './subject.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds between two snapshots, and how many in a row have to be equal to the one before them. */
const [interval, requiredStableSnapshots] = [60, 3]
/** Equal snapshots while one request after the other begins: it is not what the page waits for. */
const maxRestlessSnapshots = 24

/** An open document of the platform, from which pages are come to. */
export interface Tab {
  readonly page: Page
  readonly events: PageEvents
}

/** Waits until nothing is under way and nothing changes, and the subject's page is there or will not come; the last snapshot then. */
export async function settle(
  { page, events }: Tab,
  subject: Subject,
  timeout: number,
): Promise<PageSnapshot> {
  const deadline = Date.now() + timeout
  let [last, same, quiet, restless, begun] = ['', 0, 0, 0, 0]
  for (;;) {
    const snapshot = await withTimeout(timeout, page.evaluate(readSnapshot, subject))
    const now = JSON.stringify(snapshot)
    same = now === last ? same + 1 : 0
    quiet = events.pending === 0 ? Math.min(quiet + 1, same) : 0
    restless = same === 0 ? 0 : restless + Number(events.begun > begun)
    begun = events.begun
    last = now
    const isThere =
      snapshot.shownBy !== null && !snapshot.waits && snapshot.characters + snapshot.visibleElements > 0
    // What is not there, or empty, may be about to come.
    const enough = isThere ? requiredStableSnapshots : requiredStableSnapshots * 5
    if (quiet >= enough || restless >= maxRestlessSnapshots || Date.now() > deadline) return snapshot
    await delay(interval)
  }
}

/** Waits until the remote's area is gone, and for what ends with it. */
export async function settleOutside(page: Page, subject: Subject, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout
  while (Date.now() < deadline) {
    const { shownBy } = await withTimeout(timeout, page.evaluate(readSnapshot, subject))
    if (shownBy === null) break
    await delay(interval)
  }
  await delay(interval)
}
