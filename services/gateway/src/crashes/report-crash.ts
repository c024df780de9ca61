import { Inject, Injectable } from '@nestjs/common'
import type { BrowserReports } from '@rafiq/platform-contracts'
import { Clock, LOGGER, type Logger, SETTINGS, verifyPage } from '@rafiq/service-kit'
import { Compositions } from '../composition/compositions.ts'
import type { GatewaySettings } from '../settings.ts'
import { crashBeacon, type ReportedPage } from './crash-beacon.ts'

/** Milliseconds. */
const timeout = 2_000

/** Passes a crash on to the releases service as the beacon that its page could not send. */
@Injectable()
export class ReportCrash {
  constructor(
    private readonly compositions: Compositions,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: GatewaySettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * What no page of a gateway's tells is dropped, and a crash that cannot be passed on is lost: no browser asks what became
   * of its report.
   *
   * @param address whom it counts as, by the limits of the releases service
   */
  async run(page: ReportedPage, reports: BrowserReports, address: string): Promise<void> {
    if (!reports.some(({ type }) => type === 'crash')) return
    const { PREVIEW_LINK_KEYS: keys } = this.settings
    if (!verifyPage(keys, page.composition, page.page, this.clock.now())) return
    try {
      const remotes = await this.compositions.remotesOf(page.composition)
      const manifests = (remotes ?? []).map(({ current }) => current)
      const beacon = crashBeacon(page, reports, manifests)
      if (beacon) await this.send(JSON.stringify(beacon), address)
    } catch (error) {
      this.logger.warn({ err: error }, 'crash report of a browser not passed on, it is lost')
    }
  }

  private async send(body: string, address: string): Promise<void> {
    const answer = await fetch(new URL('/api/releases/reports', this.settings.RELEASES_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body,
      signal: AbortSignal.timeout(timeout),
    })
    await answer.body?.cancel()
    if (answer.status >= 500) throw new Error(`The releases service answered ${answer.status}.`)
  }
}
