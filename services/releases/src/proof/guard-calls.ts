import type { Page } from 'playwright-core'
import { reportsPath } from './page-events.ts'

/** What a page asks of the API, without its query. */
export interface Call {
  readonly method: string
  readonly path: string
}

/** What is answered in a service's place. */
export interface OwnAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** JSON; none where there is nothing to say. */
  readonly body?: unknown
}

/** Undefined for a call that goes on to its service. */
export type AnswerCall = (call: Call) => OwnAnswer | undefined

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

const refusal: OwnAnswer = {
  status: 503,
  body: { code: 'unavailable', message: 'A page that is being proven changes nothing.' },
}

/** A page that is being proven reads what its account may read and changes nothing: no other call reaches a service. */
export const changeNothing: AnswerCall = ({ method, path }) => {
  if (reads.has(method)) return undefined
  return path === reportsPath ? { status: 202 } : refusal
}

/** Has every call of the API asked for here first. Playwright's own routes would turn the browser's cache off. */
export async function guardCalls(page: Page, answerCall: AnswerCall): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    void answer(requestId, request).catch(() => undefined)
  })
  const answer = async (
    requestId: string,
    { method, url }: { method: string; url: string },
  ): Promise<void> => {
    const own = answerCall({ method, path: new URL(url).pathname })
    if (!own) {
      await session.send('Fetch.continueRequest', { requestId })
      return
    }
    const headers = { 'content-type': 'application/json', ...own.headers }
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: own.status,
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
      body: own.body === undefined ? '' : Buffer.from(JSON.stringify(own.body)).toString('base64'),
    })
  }
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}
