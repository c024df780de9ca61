import { type Audience, languageAttribute } from '@rafiq/platform-contracts'
import { canaryArm } from '@rafiq/service-kit/canaries'

/** A canary that is running. */
export interface RunningCanary {
  readonly remote: string
  readonly version: string
  readonly percent: number
  readonly salt: string
  readonly audience?: Audience | undefined
}

/** What a candidate is opened in: everything stable, or a running canary of another remote beside it. */
export interface PlannedComposition {
  readonly name: string
  /** Of a visitor who gets it; undefined where nothing depends on who it is. */
  readonly seed: string | undefined
  /** The one of the canary. */
  readonly canary?: Pick<RunningCanary, 'remote' | 'version'>
}

/** Seeds that are tried: of a canary of one per cent ten thousand have a hundred visitors. */
const most = 10_000

const seedOf = (index: number): string => `proof-composition-${index}`

/**
 * The compositions that visitors get at this moment, each with a seed of somebody who gets it: the gateway chooses by it.
 *
 * @param remote that is published: whoever looks at what is live of it gets what is stable
 */
export function planCompositions(remote: string, all: readonly RunningCanary[]): PlannedComposition[] {
  const running = all.filter(isForBrowsers)
  const others = running.filter((canary) => canary.remote !== remote)
  if (running.length === 0) return [{ name: 'stable', seed: undefined }]
  const wanted: (RunningCanary | undefined)[] = [undefined, ...others]
  return wanted.flatMap((canary): PlannedComposition[] => {
    const seed = findSeed(running, canary)
    if (seed === undefined) return []
    if (!canary) return [{ name: 'stable', seed }]
    const { remote, version } = canary
    return [{ name: `canary ${remote}@${version}`, seed, canary: { remote, version } }]
  })
}

/** Somebody who is in this canary and in none of the others, but for those of its rehearsal. */
function findSeed(running: readonly RunningCanary[], wanted: RunningCanary | undefined): string | undefined {
  for (let index = 0; index < most; index += 1) {
    const seed = seedOf(index)
    const fits = running.every(
      (canary) => isChosen(seed, canary) === (canary === wanted || canary.salt === wanted?.salt),
    )
    if (fits) return seed
  }
  return undefined
}

/** A proof's browser has a language, and nobody's role or city: what is for those it gets as little as most visitors do. */
const isForBrowsers = ({ audience = {} }: RunningCanary): boolean =>
  Object.keys(audience).every((name) => name === languageAttribute)

const isChosen = (seed: string, { remote, percent, salt }: RunningCanary): boolean =>
  canaryArm({ seed, audience: {} }, remote, { percent, salt }) === 'canary'
