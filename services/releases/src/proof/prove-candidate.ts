import { setTimeout as delay } from 'node:timers/promises'
import { Inject, Injectable } from '@nestjs/common'
import {
  type Channel,
  composedRemote,
  cookieName,
  hasReached,
  isRestricted,
  type Proof,
  type RemoteManifest,
  releaseHeaders,
  remoteFilePath,
  seedCookie,
  shellName,
  type UnprovenReason,
} from '@rafiq/platform-contracts'
import { Clock, isSecure, LOGGER, type Logger, SETTINGS, signPreview } from '@rafiq/service-kit'
import type { ReleasesSettings } from '../settings.ts'
import type { AnswerCall } from './guard-calls.ts'
import { LookAtPages, type Looked, type Who } from './look-at-pages.ts'
import { madeUpSession } from './made-up-session.ts'
import { planCompositions } from './plan-compositions.ts'
import { planPages } from './plan-pages.ts'
import { startBrowser } from './proof-browser.ts'
import { ProofSession } from './proof-session.ts'
import { type Prover, proverOf } from './proof-settings.ts'
import { type Candidate, ShowCandidate, type ShownCandidate } from './show-candidate.ts'
import { StoredProofs } from './stored-proofs.ts'
import { within } from './within.ts'

/** What would be published. */
export interface ToProve extends Candidate {
  readonly channel: Channel
  /** No person asked for it. */
  readonly automatic: boolean
}

/** Ends a proof that cannot be made. */
class NotProven extends Error {
  override readonly name = 'NotProven'

  constructor(readonly reason: UnprovenReason) {
    super(reason)
  }
}

/** Opens a candidate in the live composition before anybody gets it. */
@Injectable()
export class ProveCandidate {
  /** One after the other: two at once would take each other's time. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(
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
      this.logger.warn({ err: error }, 'proof not kept')
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
    const { id, manifest } = candidate
    if (id.remote === shellName) throw new NotProven('shell')
    if (Date.now() >= deadline) throw new NotProven('no-turn')
    const { PRODUCT_CONFIG: product } = this.settings
    const { planned, unopened } = planPages(manifest, product, this.session.configured)
    if (planned.length === 0) {
      const pages = unopened.map((page) => ({ ...page, states: 0 }))
      const reason = pages.length > 0 ? 'no-page-opened' : 'no-page'
      return { proof: { ...empty, reason, pages }, pictures: [] }
    }
    const { live, canaries, disabled } = await this.show.beside(id.remote)
    if (disabled) throw new NotProven('disabled')
    const compositions = planCompositions(id.remote, canaries)
    const shown = await this.show.begin(candidate)
    if (!shown) throw new NotProven('proven-elsewhere')
    try {
      const session = planned.some((page) => page.session)
        ? await this.session.open(prover.origin)
        : undefined
      const pages = planned.filter((page) => !page.session || session !== undefined)
      const lost = planned
        .filter((page) => !pages.includes(page))
        .map(({ path }) => ({ path, reason: 'sign-in-failed' as const }))
      const looked = await this.lookAt(candidate, prover, deadline, {
        shown,
        live,
        compositions,
        pages,
        session,
      })
      const reasons = [...unopened, ...lost]
      const proof: Proof = {
        ...empty,
        comparedWith: live?.version ?? null,
        ...verdictOf(looked, pages.length),
        compositions: compositions.map(({ name }) => name),
        pages: manifest.routes.map(({ path }) => ({
          path,
          states: looked.states.get(path) ?? 0,
          reason: reasons.find((page) => page.path === path)?.reason ?? null,
        })),
        findings: looked.findings,
        notes: looked.notes.slice(0, 200),
        pictures: looked.pictures.length,
      }
      return { proof, pictures: looked.pictures }
    } finally {
      await this.show.end(id)
    }
  }

  private async lookAt(
    { id, manifest }: Candidate,
    { browser: program, origin }: Prover,
    deadline: number,
    plan: {
      shown: ShownCandidate
      live: RemoteManifest | undefined
      compositions: ReturnType<typeof planCompositions>
      pages: ReturnType<typeof planPages>['planned']
      session: string | undefined
    },
  ): Promise<Looked> {
    const { shown, live, compositions, pages, session } = plan
    const claims = { remote: id.remote, name: shown.preview, expiresAt: shown.expiresAt, onceId: null }
    const link = `/preview?token=${signPreview(this.settings.PREVIEW_LINK_KEYS, 'link', claims)}`
    // What documents say nothing of is there once the gateway has heard of it.
    if (isRestricted(manifest)) await untilHeardOf(origin, shown.revision, deadline)
    else await untilServed(origin, link, remoteFilePath(manifest, ''), deadline)
    const left = () => Math.max(1, deadline - Date.now())
    const started = await startBrowser(program, origin, left())
    try {
      const looking = new LookAtPages({
        ...{ browser: started.browser, origin, ...id, pages, compositions, session, link, deadline },
        answerAs: (role, who) => this.answerAs(role, who, { manifest, live }),
        livePaths: live && new Set(live.routes.map(({ path }) => path)),
        time: this.settings.PROOF_SECONDS * 1000,
        seedCookie: cookieName(seedCookie, isSecure(this.settings)),
      })
      return await within(left() + 1_000, looking.run())
    } finally {
      await within(3_000, started.end()).catch(() => undefined)
    }
  }

  private answerAs(
    role: string,
    who: Who,
    { manifest, live }: { manifest: RemoteManifest; live: RemoteManifest | undefined },
  ): AnswerCall {
    const { PRODUCT_CONFIG: product, PROOF_ANSWERS: answers } = this.settings
    const composed =
      who === 'live' && live ? composedRemote(live, null) : composedRemote(manifest, live ?? null)
    return madeUpSession({ session: product.session, answers, role, remote: manifest.name, composed })
  }
}

const isForVisitors = (channel: Channel): boolean => channel === 'stable' || channel === 'canary'

function verdictOf({ findings, complete }: Looked, pages: number): Pick<Proof, 'verdict' | 'reason'> {
  if (findings.length > 0) return { verdict: 'refused', reason: null }
  if (pages === 0) return { verdict: 'not-proven', reason: 'no-page-opened' }
  return complete ? { verdict: 'proven', reason: null } : { verdict: 'not-proven', reason: 'no-time' }
}

/** Waits until pages are made with the candidate, for whoever has its link. */
async function untilServed(origin: string, link: string, files: string, deadline: number): Promise<void> {
  for (;;) {
    const opened = await fetch(`${origin}${link}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(Math.max(1, deadline - Date.now())),
    })
    const cookie = opened.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const page = await fetch(origin, {
      headers: { cookie, accept: 'text/html' },
      signal: AbortSignal.timeout(5_000),
    })
    if ((await page.text()).includes(files)) return
    if (Date.now() >= deadline) throw new NotProven('not-served')
    await delay(100)
  }
}

/** Waits until the gateway composes pages from this state, or a later one. */
async function untilHeardOf(origin: string, revision: string, deadline: number): Promise<void> {
  for (;;) {
    const { headers } = await fetch(`${origin}/api/releases/status`, { signal: AbortSignal.timeout(5_000) })
    if (hasReached(headers.get(releaseHeaders.liveRevision) ?? '', revision)) return
    if (Date.now() >= deadline) throw new NotProven('not-served')
    await delay(100)
  }
}
