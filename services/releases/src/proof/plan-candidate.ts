import { Inject, Injectable } from '@nestjs/common'
import {
  type ComposedRemote,
  composedRemote,
  type RemoteManifest,
  type ShellManifest,
  shellName,
} from '@rafiq/platform-contracts'
import { SETTINGS } from '@rafiq/service-kit'
import type { ReleasesSettings } from '../settings.ts'
import type { Who } from './look-at-pages.ts'
import { NotProven } from './not-proven.ts'
import { planCompositions } from './plan-compositions.ts'
import { type Look, planLooks } from './plan-looks.ts'
import { type PlannedPage, planPages, type UnopenedPage } from './plan-pages.ts'
import { planShell } from './plan-shell.ts'
import { ProofSession } from './proof-session.ts'
import { type Candidate, ShowCandidate } from './show-candidate.ts'

export interface Plan {
  readonly looks: readonly Look[]
  readonly unopened: readonly UnopenedPage[]
  /** What is compared with, and which pages there are with it. */
  readonly live: { readonly version: string } | undefined
  readonly livePaths: ReadonlySet<string> | undefined
  /** What the composition says of a page's remote. */
  readonly composedOf: (page: PlannedPage, who: Who) => ComposedRemote
}

/** Which pages a candidate is opened in, beside which version. */
@Injectable()
export class PlanCandidate {
  constructor(
    private readonly show: ShowCandidate,
    private readonly session: ProofSession,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
  ) {}

  /** @throws NotProven for a remote that nobody gets */
  run({ manifest, shell }: Candidate): Promise<Plan> {
    return shell ? this.forShell(shell.manifest) : this.forRemote(manifest)
  }

  private async forRemote(manifest: RemoteManifest): Promise<Plan> {
    const { PRODUCT_CONFIG: product } = this.settings
    const { planned, unopened } = planPages(manifest, product, this.session.configured)
    const { live, canaries, disabled } = await this.show.beside(manifest.name)
    if (disabled) throw new NotProven('disabled')
    return {
      looks: planLooks(planned, planCompositions(manifest.name, canaries)),
      unopened,
      live,
      livePaths: live && new Set(live.routes.map(({ path }) => path)),
      composedOf: (_, who) =>
        who === 'live' && live ? composedRemote(live, null) : composedRemote(manifest, live ?? null),
    }
  }

  private async forShell(candidate: ShellManifest): Promise<Plan> {
    const { PRODUCT_CONFIG: product } = this.settings
    const { live, stable, canaries, running } = await this.show.besideShell()
    const beside = { compositions: planCompositions(shellName, running), stable, canaries }
    const { looks, unopened, remotes } = planShell(candidate, beside, product, this.session.configured)
    const paths = [...(live?.routes ?? []), ...remotes.keys()].map(({ path }) => path)
    return {
      looks,
      unopened,
      live,
      livePaths: live && new Set(paths),
      composedOf: (page) => {
        const manifest = remotes.get(page)
        if (!manifest) throw new Error(`${page.path} is no page of a remote.`)
        return composedRemote(manifest, null)
      },
    }
  }
}
