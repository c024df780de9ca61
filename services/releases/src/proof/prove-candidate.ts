import { Inject, Injectable } from '@nestjs/common'
import {
  type Channel,
  type ComposedRemote,
  cookieName,
  isRestricted,
  type Proof,
  remoteFilePath,
  seedCookie,
  type UnopenedReason,
} from '@rafiq/platform-contracts'
import { Clock, isSecure, LOGGER, type Logger, SETTINGS, signPreview } from '@rafiq/service-kit'
import type { ReleasesSettings } from '../settings.ts'
import type { AnswerCall } from './guard-calls.ts'
import { LookAtPages, type Looked } from './look-at-pages.ts'
import { NotProven } from './not-proven.ts'
import { type Plan, PlanCandidate } from './plan-candidate.ts'
import type { PlannedPage } from './plan-pages.ts'
import { startBrowser } from './proof-browser.ts'
import { ProofSession } from './proof-session.ts'
import { type Prover, proverOf } from './proof-settings.ts'
import { roleSession } from './role-session.ts'
import { type Candidate, ShowCandidate, type ShownCandidate } from './show-candidate.ts'
import { StoredProofs } from './stored-proofs.ts'
import { untilGatewayHasRevision, untilServed } from './until-served.ts'
import { withTimeout } from './with-timeout.ts'

/** What would be published. */
export interface ToProve extends Candidate {
  readonly channel: Channel
  /** No person asked for it. */
  readonly automatic: boolean
}

interface ToLookAt extends Pick<Plan, 'looks' | 'livePaths' | 'composedOf'> {
  readonly shown: ShownCandidate
  readonly session: string | undefined
}

/** Opens a candidate in the live composition before anybody gets it. */
@Injectable()
export class ProveCandidate {
  /** One after the other: two at once would take each other's time. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly plan: PlanCandidate,
    private readonly show: ShowCandidate,
    private readonly session: ProofSession,
    private readonly proofs: StoredProofs,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether a publish is one that a browser looks at before. */
  looksAt({ channel, automatic }: Pick<ToProve, 'channel' | 'automatic'>): boolean {
    return proverOf(this.settings) !== undefined && isForVisitors(channel) && !automatic
  }

  /** Undefined for what reaches no visitor by being published, and for what no person publishes. Takes bounded time and never fails. */
  async run(candidate: ToProve): Promise<Proof | undefined> {
    const { channel, automatic } = candidate
    if (automatic || !isForVisitors(channel)) return undefined
    const start = Date.now()
    const deadline = start + this.settings.PROOF_SECONDS * 1000
    const empty = this.emptyProof(candidate)
    const prover = proverOf(this.settings)
    if (!prover) return { ...empty, reason: 'no-browser' }
    const mine = this.last.then(() => this.prove(candidate, prover, deadline, empty))
    this.last = mine.catch(() => undefined)
    const { proof, pictures } = await mine.catch((error: unknown) => {
      const isReason = error instanceof NotProven
      if (!isReason) this.logger.warn({ err: error }, 'candidate not proven, its publishing goes on')
      const reason = isReason ? error.reason : 'browser-failed'
      return { proof: { ...empty, reason }, pictures: [] as Buffer[] }
    })
    const made = { ...proof, milliseconds: Date.now() - start }
    await this.proofs.keep(made, pictures, prover.key).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'proof not stored, publishing goes on without it')
    })
    return made
  }

  private emptyProof({ id }: Candidate): Proof {
    return {
      ...id,
      comparedWith: null,
      verdict: 'not-proven',
      reason: null,
      madeAt: this.clock.now().toISOString(),
      milliseconds: 0,
      compositions: [],
      pages: [],
      findings: [],
      notes: [],
      pictures: 0,
    }
  }

  private async prove(
    candidate: ToProve,
    prover: Prover,
    deadline: number,
    empty: Proof,
  ): Promise<{ proof: Proof; pictures: Buffer[] }> {
    if (Date.now() >= deadline) throw new NotProven('no-turn')
    const { looks, unopened, live, ...plan } = await this.plan.run(candidate)
    if (looks.length === 0) {
      const pages = unopened.map((page) => ({ ...page, states: 0 }))
      const reason = pages.length > 0 ? 'no-page-opened' : 'no-page'
      return { proof: { ...empty, reason, pages }, pictures: [] }
    }
    const shown = await this.show.begin(candidate)
    if (!shown) throw new NotProven('proven-elsewhere')
    try {
      const asksSession = looks.some(({ page }) => page.session)
      const session = asksSession ? await this.session.open(prover.origin) : undefined
      const opened = looks.filter(({ page }) => !page.session || session !== undefined)
      const looked = await this.lookAt(candidate, prover, deadline, {
        ...plan,
        shown,
        looks: opened,
        session,
      })
      const lost = looks.filter((look) => !opened.includes(look)).map(({ page }) => page.path)
      const reasons = new Map<string, UnopenedReason>([
        ...unopened.map(({ path, reason }) => [path, reason] as const),
        ...lost.map((path) => [path, 'sign-in-failed'] as const),
      ])
      const paths = [...new Set([...looks.map(({ page }) => page.path), ...reasons.keys()])]
      const proof: Proof = {
        ...empty,
        comparedWith: live?.version ?? null,
        ...verdictOf(looked, opened.length),
        compositions: [...new Set(looks.map(({ composition }) => composition.name))],
        pages: paths.map((path) => ({
          path,
          states: looked.states.get(path) ?? 0,
          reason: reasons.get(path) ?? null,
        })),
        findings: looked.findings,
        notes: looked.notes.slice(0, 200),
        pictures: looked.pictures.length,
      }
      return { proof, pictures: looked.pictures }
    } finally {
      await this.show.end(candidate.id)
    }
  }

  private async lookAt(
    { id, manifest, shell }: Candidate,
    { browser: program, origin }: Prover,
    deadline: number,
    { shown, looks, livePaths, composedOf, session }: ToLookAt,
  ): Promise<Looked> {
    const claims = { remote: id.remote, name: shown.preview, expiresAt: shown.expiresAt, onceId: null }
    const link = `/preview?token=${signPreview(this.settings.PREVIEW_LINK_KEYS, 'link', claims)}`
    // What documents say nothing of is there once the gateway has heard of it; of a shell they may say what they said before.
    if (shell || isRestricted(manifest)) await untilGatewayHasRevision(origin, shown.revision, deadline)
    const expectedText = shell ? `/shell/${manifest.entry}` : remoteFilePath(manifest, '')
    if (shell || !isRestricted(manifest)) await untilServed(origin, link, expectedText, deadline)
    const started = await startBrowser(program, origin, deadline)
    try {
      const looking = new LookAtPages({
        ...{ browser: started.browser, origin, ...id, looks, livePaths, session, link, deadline },
        answerAs: (page, role, who) => this.answerAs(role, page, composedOf(page, who)),
        time: this.settings.PROOF_SECONDS * 1000,
        seedCookie: cookieName(seedCookie, isSecure(this.settings)),
      })
      return await withTimeout(Math.max(1, deadline - Date.now()) + 1_000, looking.run())
    } finally {
      await withTimeout(3_000, started.end()).catch(() => undefined)
    }
  }

  private answerAs(role: string, { subject }: PlannedPage, composed: ComposedRemote): AnswerCall {
    const { PRODUCT_CONFIG: product, PROOF_ANSWERS: answers } = this.settings
    return roleSession({ session: product.session, answers, role, remote: subject.name, composed })
  }
}

const isForVisitors = (channel: Channel): boolean => channel === 'stable' || channel === 'canary'

function verdictOf({ findings, complete }: Looked, pages: number): Pick<Proof, 'verdict' | 'reason'> {
  if (findings.length > 0) return { verdict: 'refused', reason: null }
  if (pages === 0) return { verdict: 'not-proven', reason: 'no-page-opened' }
  return complete ? { verdict: 'proven', reason: null } : { verdict: 'not-proven', reason: 'no-time' }
}
