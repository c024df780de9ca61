import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { type LiveReleases, liveReleasesSchema } from '@rafiq/platform-contracts'
import { LOGGER, type Logger, Readiness, SETTINGS, serviceCredentialHeader } from '@rafiq/service-kit'
import type { GatewaySettings } from '../settings.ts'
import { LastGoodReleases } from './last-good-releases.ts'

/** Milliseconds until a look counts as failed. */
const timeout = 2_000

/**
 * What is live at this moment, asked of the releases service whenever there is news, and again and again without any.
 * While that is unavailable the last good state stays; a gateway that starts meanwhile takes it from Redis.
 */
@Injectable()
export class LiveSource implements OnModuleInit, BeforeApplicationShutdown {
  private readonly url: URL
  private readonly credential: string
  private readonly interval: number
  private latest: LiveReleases | undefined
  private etag: string | undefined
  private failing = false
  private looking: Promise<void> | undefined
  private asked = false
  private stopped = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    @Inject(SETTINGS) settings: GatewaySettings,
    private readonly lastGood: LastGoodReleases,
    readiness: Readiness,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.url = new URL('/internal/live', settings.RELEASES_URL)
    this.credential = settings.SERVICE_CREDENTIAL
    this.interval = settings.LIVE_INTERVAL
    readiness.add('composition', async () => {
      if (!this.latest) throw new Error('nothing to compose pages from')
    })
  }

  /** The last good state; undefined until there was one. */
  get current(): LiveReleases | undefined {
    return this.latest
  }

  async onModuleInit(): Promise<void> {
    this.latest = await this.lastGood.read()
    await this.lookNow()
  }

  /** A look under way is finished, so that nothing is asked or kept by a process that is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.looking
  }

  /** Asks at once; where a look is under way, once more after it, for that one may have come too early. */
  async lookNow(): Promise<void> {
    if (this.stopped) return
    this.asked = true
    this.looking ??= this.lookWhileAsked()
    await this.looking
  }

  private async lookWhileAsked(): Promise<void> {
    clearTimeout(this.timer)
    while (this.asked && !this.stopped) {
      this.asked = false
      await this.tryToLook()
    }
    this.looking = undefined
    if (!this.stopped) this.timer = setTimeout(() => void this.lookNow(), this.interval).unref()
  }

  private async tryToLook(): Promise<void> {
    try {
      await this.look()
      if (this.failing) this.logger.info('releases service reachable again')
      this.failing = false
    } catch (error) {
      if (!this.failing)
        this.logger.warn(
          { err: error },
          'releases service unreachable, pages are composed from the last good state',
        )
      this.failing = true
    }
  }

  private async look(): Promise<void> {
    const response = await fetch(this.url, {
      headers: {
        [serviceCredentialHeader]: this.credential,
        ...(this.etag !== undefined && { 'if-none-match': this.etag }),
      },
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 304) return
    if (!response.ok) throw new Error(`The releases service answered ${response.status}.`)
    const live = liveReleasesSchema.parse(await response.json())
    this.latest = live
    this.etag = response.headers.get('etag') ?? undefined
    this.logger.info(
      { revision: live.revision, remotes: live.remotes.length },
      'release state changed, pages are composed from it',
    )
    await this.lastGood.write(live)
  }
}
