import { type AnyErrorBody, anyErrorBodySchema } from '@rafiq/platform-contracts'
import { ReleaseError } from './release-error.ts'

/** Milliseconds. */
const timeout = 60_000

/**
 * One call of the platform's HTTP API.
 * @throws ReleaseError with a sentence for whatever is not a success
 */
export async function call(url: string, path: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(timeout) })
  } catch (cause) {
    throw new ReleaseError(`${url} does not answer. Is the platform running, and is RELEASES_URL right?`, {
      cause,
    })
  }
  if (response.ok) return response
  const body = await errorBody(response)
  throw new ReleaseError(sentence(response.status, body, url), { code: body?.code })
}

/** What the registry says of a token that it knows. */
const ended: ReadonlySet<string> = new Set(['token-expired', 'token-revoked'])

async function errorBody(response: Response): Promise<AnyErrorBody | undefined> {
  return anyErrorBodySchema.safeParse(await response.json().catch(() => undefined)).data
}

function sentence(status: number, body: AnyErrorBody | undefined, url: string): string {
  if (!body) return `${url} answered ${status}, which is not what the platform says. Is RELEASES_URL right?`
  if (status === 401 && ended.has(body.code)) return body.message
  if (status === 401) return 'The token is not valid (any more): check RELEASES_TOKEN.'
  const { message, issues = [] } = body
  // One alone is mostly what the message says already.
  const untold = issues.length > 1 ? issues : issues.filter((issue) => !message.includes(issue.message))
  return [message, ...untold.map((issue) => `  ${issue.path} ${issue.message}`)].join('\n')
}
