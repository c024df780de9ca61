import {
  type Channel,
  type ErrorBody,
  errorBodySchema,
  type PublishedVersion,
  publishedVersionSchema,
  type ReleaseStatus,
  releaseHeaders,
  releaseStatusSchema,
} from '@rafiq/contracts'
import { ReleaseError } from './release-error.ts'

export interface Upload {
  readonly remote: string
  readonly version: string
  readonly archive: Buffer
  readonly channel: Channel
  readonly automatic: boolean
  readonly commit: string | undefined
}

export interface UploadResult {
  readonly published: PublishedVersion
  /** Whether the version is new to the registry. */
  readonly stored: boolean
  /** The state of the registry from which on the version is live. */
  readonly revision: string
}

/** Milliseconds. */
const timeout = 60_000

/** The registry's HTTP API, behind the gateway. Every failure is a ReleaseError. */
export class ReleaseApi {
  readonly #url: string
  readonly #token: string

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  async upload({ remote, version, archive, channel, automatic, commit }: Upload): Promise<UploadResult> {
    const response = await this.#call(`/api/releases/${remote}/versions`, {
      method: 'POST',
      body: new Uint8Array(archive),
      headers: {
        'content-type': 'application/gzip',
        [releaseHeaders.version]: version,
        [releaseHeaders.channel]: channel,
        [releaseHeaders.automatic]: String(automatic),
        ...(commit !== undefined && { [releaseHeaders.commit]: commit }),
      },
    })
    return {
      published: publishedVersionSchema.parse(await response.json()),
      stored: response.status === 201,
      revision: response.headers.get(releaseHeaders.revision) ?? '',
    }
  }

  /** What is live, and the revision that pages are composed from at this moment. */
  async status(): Promise<{ status: ReleaseStatus; liveRevision: string }> {
    const response = await this.#call('/api/releases/status')
    return {
      status: releaseStatusSchema.parse(await response.json()),
      liveRevision: response.headers.get(releaseHeaders.liveRevision) ?? '',
    }
  }

  /** Whether a file that browsers load is served. */
  async serves(path: string): Promise<boolean> {
    const response = await fetch(new URL(path, this.#url), {
      method: 'HEAD',
      signal: AbortSignal.timeout(timeout),
    })
    return response.ok
  }

  async #call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${this.#token}` }
    let response: Response
    try {
      response = await fetch(new URL(path, this.#url), {
        ...init,
        headers,
        signal: AbortSignal.timeout(timeout),
      })
    } catch (cause) {
      throw new ReleaseError(
        `${this.#url} does not answer. Is the platform running, and is RELEASES_URL right?`,
        {
          cause,
        },
      )
    }
    if (response.ok) return response
    throw new ReleaseError(sentence(response.status, await errorBody(response), this.#url))
  }
}

async function errorBody(response: Response): Promise<ErrorBody | undefined> {
  return errorBodySchema.safeParse(await response.json().catch(() => undefined)).data
}

function sentence(status: number, body: ErrorBody | undefined, url: string): string {
  if (!body) return `${url} answered ${status}, which is not what the platform says. Is RELEASES_URL right?`
  if (status === 401) return 'The token is not valid (any more): check RELEASES_TOKEN.'
  const issues = (body.issues ?? []).map(({ path, message }) => `\n  ${path} ${message}`)
  return `${body.message}${issues.length > 1 ? issues.join('') : ''}`
}
