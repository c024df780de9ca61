import { setTimeout as delay } from 'node:timers/promises'
import { hasReached, releaseHeaders } from '@rafiq/platform-contracts'
import { NotProven } from './not-proven.ts'

/** Waits until pages are made with the candidate, for whoever has its link. @param expectedText what their documents then hold */
export async function untilServed(
  origin: string,
  link: string,
  expectedText: string,
  deadline: number,
): Promise<void> {
  for (;;) {
    const opened = await fetch(`${origin}${link}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(Math.max(1, deadline - Date.now())),
    })
    const cookie = opened.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const page = await fetch(origin, {
      headers: { cookie, accept: 'text/html' },
      signal: AbortSignal.timeout(5_000),
    })
    if ((await page.text()).includes(expectedText)) return
    if (Date.now() >= deadline) throw new NotProven('not-served')
    await delay(100)
  }
}

/** Waits until the gateway composes pages from this state, or a later one. */
export async function untilGatewayHasRevision(
  origin: string,
  revision: string,
  deadline: number,
): Promise<void> {
  for (;;) {
    const { headers } = await fetch(`${origin}/api/releases/status`, { signal: AbortSignal.timeout(5_000) })
    if (hasReached(headers.get(releaseHeaders.liveRevision) ?? '', revision)) return
    if (Date.now() >= deadline) throw new NotProven('not-served')
    await delay(100)
  }
}
