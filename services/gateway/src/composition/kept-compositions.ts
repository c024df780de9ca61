import { Inject, Injectable } from '@nestjs/common'
import { type RemoteManifest, remoteManifestSchema } from '@rafiq/platform-contracts'
import {
  Clock,
  LOGGER,
  type Logger,
  REDIS_PREFIX,
  SETTINGS,
  serviceCredentialHeader,
  UnavailableError,
} from '@rafiq/service-kit'
import { Redis } from 'ioredis'
import { z } from 'zod'
import type { GatewaySettings } from '../settings.ts'
import type { ChosenRemote } from './choose-versions.ts'
import type { ComposedPage } from './compose.ts'

const keptSchema = z.object({
  shell: z.string(),
  remotes: z.array(z.object({ remote: z.string(), current: z.string(), fallback: z.string().nullable() })),
})
const manifestsSchema = z.array(remoteManifestSchema)

type Kept = z.infer<typeof keptSchema>

/** What a page was made of. */
export interface KeptComposition {
  /** The version of the shell. */
  readonly shell: string
  readonly remotes: readonly ChosenRemote[]
}

/** Seconds: as long as a report may refer to the page. */
const lifetime = 90 * 24 * 60 * 60
/** Milliseconds. */
const timeout = 2_000
/** Milliseconds after which a page that is still served is kept anew, and after which it is tried again where that failed. */
const [day, soon] = [24 * 60 * 60_000, 1_000]
/** Compositions of which this gateway knows when it kept them: more than it serves. */
const remembered = 1_000
/** Of which manifests are asked for at once: what the registry takes, and an address of a length that is taken everywhere. */
const mostAtOnce = 100

/**
 * Which versions a composition id stands for, in Redis: every gateway, also one started later, can serve the page
 * that a report is about. Manifests are the releases service's, which keeps them for ever.
 */
@Injectable()
export class KeptCompositions {
  private readonly url: string
  private readonly credential: string
  /** By id: when it is to be kept again, in milliseconds. */
  private readonly due = new Map<string, number>()

  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
    @Inject(REDIS_PREFIX) private readonly prefix: string,
    @Inject(SETTINGS) settings: GatewaySettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.url = settings.RELEASES_URL
    this.credential = settings.SERVICE_CREDENTIAL
  }

  /**
   * Whenever a page is served. Never fails and nobody waits for it: what Redis did not take it is offered again, and what is
   * served for months is kept for longer. A page with a preview in it is its visitor's alone and is not kept.
   */
  keep({ composition, remotes }: ComposedPage, shell: string): void {
    if (composition.previews.length > 0 || !this.isDue(composition.id)) return
    const kept: Kept = {
      shell,
      remotes: remotes.map(({ current, fallback }) => ({
        remote: current.name,
        current: current.version,
        fallback: fallback?.version ?? null,
      })),
    }
    this.redis.set(this.key(composition.id), JSON.stringify(kept), 'EX', lifetime).catch((error: unknown) => {
      this.due.set(composition.id, this.now() + soon)
      this.logger.warn({ err: error }, 'composition not stored in Redis, it is tried again')
    })
  }

  private isDue(id: string): boolean {
    if (this.now() < (this.due.get(id) ?? 0)) return false
    this.due.delete(id)
    this.due.set(id, this.now() + day)
    const [oldest] = this.due.keys()
    if (this.due.size > remembered && oldest !== undefined) this.due.delete(oldest)
    return true
  }

  private now(): number {
    return this.clock.now().getTime()
  }

  /**
   * Undefined: nobody kept it, or no longer.
   *
   * @throws UnavailableError where that cannot be found out at this moment
   */
  async find(id: string): Promise<KeptComposition | undefined> {
    try {
      const kept = await this.redis.get(this.key(id))
      return kept === null ? undefined : await this.restore(keptSchema.parse(JSON.parse(kept)))
    } catch (cause) {
      this.logger.warn({ err: cause }, 'composition not read from Redis, its page cannot be reopened')
      throw new UnavailableError({ cause })
    }
  }

  private async restore({ shell, remotes }: Kept): Promise<KeptComposition> {
    const wanted = remotes.flatMap(({ remote, current, fallback }) =>
      [current, fallback].filter((version) => version !== null).map((version) => `${remote}@${version}`),
    )
    const manifests = await this.manifests(wanted)
    return {
      shell,
      remotes: remotes.flatMap(({ remote, current, fallback }) => {
        const found = manifests.get(`${remote}@${current}`)
        return found
          ? [{ current: found, fallback: manifests.get(`${remote}@${fallback ?? ''}`) ?? null }]
          : []
      }),
    }
  }

  /** In several calls at once where a page is made of many. */
  private async manifests(wanted: readonly string[]): Promise<ReadonlyMap<string, RemoteManifest>> {
    const calls = Array.from({ length: Math.ceil(wanted.length / mostAtOnce) }, (_, index) =>
      this.ask(wanted.slice(index * mostAtOnce, (index + 1) * mostAtOnce)),
    )
    const manifests = (await Promise.all(calls)).flat()
    return new Map(manifests.map((manifest) => [`${manifest.name}@${manifest.version}`, manifest]))
  }

  private async ask(wanted: readonly string[]): Promise<RemoteManifest[]> {
    const response = await fetch(new URL(`/internal/manifests?of=${wanted.join()}`, this.url), {
      headers: { [serviceCredentialHeader]: this.credential },
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`The releases service answered ${response.status}.`)
    return manifestsSchema.parse(await response.json())
  }

  private key(id: string): string {
    return `${this.prefix}gateway:composition:${id}`
  }
}
