import {
  type CanaryAnalysis,
  canaryAnalysisSchema,
  type PageBeacon,
  type UsedVersion,
} from '@rafiq/platform-contracts'
import { SETTINGS, signPage } from '@rafiq/service-kit'
import { RecordBeacons } from '../src/canary-analysis/record-beacons.ts'
import type { ReleasesSettings } from '../src/settings.ts'
import type { RunningRegistry, Team } from './running-registry.ts'

/** One use of a version of `matches`, without a fault. */
export const used = (overrides: Partial<UsedVersion> = {}): UsedVersion => ({
  remote: 'matches',
  version: '1.1.0',
  fallback: false,
  load: true,
  failed: false,
  faults: [],
  ...overrides,
})

export const broken = {
  failed: true,
  faults: [{ kind: 'render', error: 'TypeError' }],
} satisfies Partial<UsedVersion>

/** Pages that tell a registry how `matches` went with their visitors, and what canary analysis makes of it. */
export class AnalysedPages {
  readonly #registry: RunningRegistry
  #team: Team | undefined
  #visitors = 0
  #pages = 0

  constructor(registry: RunningRegistry) {
    this.#registry = registry
  }

  /** Hours after whatever was before: an empty registry but for `matches`, whose 1.1.0 is stable. @returns its team */
  async begin(): Promise<Team> {
    await this.written()
    await this.#registry.empty()
    await this.#registry.redis.clear()
    this.#registry.clock.advance(4 * 60 * 60_000)
    const team = await this.#registry.team('matches')
    for (const version of ['1.0.0', '1.1.0']) await this.#registry.publish(team, { version })
    this.#team = team
    return team
  }

  newAddress(): string {
    this.#visitors += 1
    return `10.${this.#visitors >> 16}.${(this.#visitors >> 8) & 255}.${this.#visitors & 255}`
  }

  /** A page's report, from an address that nobody else has unless told. */
  report(versions: UsedVersion[], address = this.newAddress(), more: Partial<PageBeacon> = {}) {
    return this.send(
      { composition: 'page-1', page: this.page(versions), sampled: true, versions, ...more },
      address,
    )
  }

  /**
   * The token of a page that a gateway rendered of these versions: 2.0.0 is the canary.
   *
   * @param isInAudience whether its visitor is one whom canaries are for
   */
  page(versions: UsedVersion[], isInAudience = true): string {
    this.#pages += 1
    const given = versions.filter(({ fallback }) => !fallback)
    const canaries = given.filter(({ version }) => version === '2.0.0').map(({ remote }) => remote)
    const others = given.map(({ remote }) => remote).filter((remote) => !canaries.includes(remote))
    const controls = isInAudience ? [...new Set(others)] : []
    const { PREVIEW_LINK_KEYS: keys } = this.#registry.app.get<ReleasesSettings>(SETTINGS)
    const page = {
      id: `page-${this.#pages}`,
      composition: 'page-1',
      canaries: [...new Set(canaries)],
      controls,
    }
    return signPage(keys, page, this.#registry.clock.now())
  }

  send(payload: unknown, address = this.newAddress(), headers = {}) {
    return this.#registry.app.inject({
      method: 'POST',
      url: '/api/releases/reports',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  }

  async manyReports(count: number, version: string, overrides: Partial<UsedVersion> = {}): Promise<void> {
    for (let sent = 0; sent < count; sent += 1) await this.report([used({ version, ...overrides })])
  }

  /** All that was reported so far is in the database. */
  written(): Promise<void> {
    return this.#registry.app.get(RecordBeacons).write()
  }

  /** What canary analysis shows of `matches`. */
  async figures(window = 'hour'): Promise<CanaryAnalysis['remotes'][number]> {
    await this.written()
    const answer = await this.#registry.get(this.#matches, `watch?window=${window}`)
    const [remote] = canaryAnalysisSchema.parse(answer.json()).remotes
    if (!remote) throw new Error('Nothing is analysed.')
    return remote
  }

  startCanary(version = '2.0.0', percent = 10) {
    return this.#registry.publish(this.#matches, {
      version,
      headers: { 'x-release-channel': 'canary', 'x-release-percent': String(percent) },
    })
  }

  async canaryNow(): Promise<string | undefined> {
    return (await this.#registry.live()).remotes[0]?.canary?.manifest.version
  }

  get #matches(): Team {
    if (!this.#team) throw new Error('Nothing has begun.')
    return this.#team
  }
}
