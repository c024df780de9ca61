import { type Composition, compositionSchema, type LiveReleases } from '@rafiq/platform-contracts'
import { waitUntil } from '@rafiq/testing'
import { liveRemote, manifest } from './manifests.ts'
import type { RunningGateway } from './running-gateway.ts'

export type LiveRemote = LiveReleases['remotes'][number]

export const before = manifest({ version: '1.0.0' })
export const stable = manifest({ version: '1.1.0' })
export const next = manifest({ version: '2.0.0' })

type Page = { composition: Composition; cookies: string[] }

export const compositionIn = (html: string): Composition =>
  compositionSchema.parse(JSON.parse(/id="composition">(.*)<\/script>/.exec(html)?.[1] ?? ''))

export const versionsOf = ({ composition }: Page) => {
  const [remote] = composition.microFrontends.matches ?? []
  return [remote?.metadata.version, remote?.extras.fallback?.version]
}

/** Pages of a gateway, and the release states that they are composed from. */
export class ComposedPages {
  readonly #gateway: RunningGateway
  #revision = 0

  constructor(gateway: RunningGateway) {
    this.#gateway = gateway
  }

  /** Serves a state under a new revision, with a marker remote whose version tells it; does not wait for it. */
  serveState({ remotes, ...rest }: Pick<LiveReleases, 'remotes'> & Partial<LiveReleases>): string {
    this.#revision += 1
    const marker = manifest({ name: 'marker', version: `1.0.${this.#revision}` })
    const revision = `r.${this.#revision}`
    this.#gateway.serve({
      revision,
      disabled: [],
      yanked: [],
      apis: [],
      ...rest,
      remotes: [...remotes, liveRemote(marker)],
    })
    return marker.version
  }

  /** Serves a state, and waits until pages are composed from it. */
  async serveAndWait(state: Parameters<ComposedPages['serveState']>[0]): Promise<void> {
    const marker = this.serveState(state)
    await waitUntil('the state is served', async () => {
      const { microFrontends } = (await this.page()).composition
      return microFrontends.marker?.[0]?.metadata.version === marker
    })
  }

  /** Serves the stable version with the one before it as its fallback, but for what differs. */
  serve(overrides: Partial<LiveRemote> = {}): Promise<void> {
    return this.serveAndWait({ remotes: [liveRemote(stable, { fallback: before, ...overrides })] })
  }

  async page(path = '/', cookie = ''): Promise<Page> {
    const answer = await this.#gateway.get(path, { cookie })
    const html = await answer.text()
    return { composition: compositionIn(html), cookies: answer.headers.getSetCookie() }
  }
}
