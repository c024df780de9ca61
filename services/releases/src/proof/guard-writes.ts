import type { Page } from 'playwright-core'
import { reportsPath } from './page-events.ts'

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

const refusal = Buffer.from(
  JSON.stringify({ code: 'unavailable', message: 'A page that is being proven changes nothing.' }),
).toString('base64')

/**
 * A page that is being proven reads what it likes and changes nothing: every other call of the API is answered in the service's
 * place, and never reaches it. Playwright's own routes would turn the browser's cache off.
 */
export async function guardWrites(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    void answer(requestId, request).catch(() => undefined)
  })
  const answer = async (
    requestId: string,
    { method, url }: { method: string; url: string },
  ): Promise<void> => {
    if (reads.has(method)) {
      await session.send('Fetch.continueRequest', { requestId })
      return
    }
    const isReport = new URL(url).pathname === reportsPath
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: isReport ? 202 : 503,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: isReport ? '' : refusal,
    })
  }
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}
