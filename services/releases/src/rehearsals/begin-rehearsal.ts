import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type ProductConfig,
  type RehearsalPlan,
  type RehearsalStart,
  rehearsalSalt,
  shellName,
} from '@rafiq/platform-contracts'
import { RuleError, uuidv7 } from '@rafiq/service-kit'
import { checkBesideLive, rejectFor } from '../gate/gate.ts'
import { loadLiveBeside } from '../gate/live-beside.ts'
import { findShells } from '../registry/live-shells.ts'
import { loadState } from '../registry/load-state.ts'
import { setCanary } from '../registry/remote-state.ts'
import { Version } from '../registry/version.entity.ts'
import type { VersionStore } from '../store/version-store.ts'
import { readPlan } from './read-plan.ts'
import type { Step } from './rehearsal-step.ts'
import { runningRehearsal } from './running-rehearsal.ts'

interface Surroundings {
  readonly PRODUCT_CONFIG: Pick<ProductConfig, 'sockets' | 'demoPages'>
  readonly store: VersionStore
  readonly now: Date
}

/** What a rehearsal begins with, or its new share where it runs already. The caller holds the registry's lock. */
export async function beginRehearsal(
  em: EntityManager,
  { module, version, percent }: RehearsalStart,
  { PRODUCT_CONFIG, store, now }: Surroundings,
): Promise<Step[]> {
  const plan = await readPlan(em, { module, version })
  if (plan.shell === null) {
    throw new RuleError(undefined, { message: `No shell that gives ${module} ${version} was published.` })
  }
  if (!plan.ready) throw notReady(plan)
  const salt = (await runningRehearsal(em))[0]?.canary.salt ?? rehearsalSalt(uuidv7())
  const shells = await findShells(em, [plan.shell])
  const steps: Step[] = []
  for (const part of partsOf(plan, plan.shell)) {
    const state = await loadState(em, part.remote, now)
    if (state.canary && state.canary.salt !== salt) throw hasCanary(part.remote)
    const move = setCanary(state, { version: part.version, percent, salt })
    if (move.kind === 'refused') throw new RuleError(undefined, { message: move.reason })
    if (move.kind !== 'moved') continue
    const named = await em.findOneOrFail(Version, part)
    await store.assertStored([named])
    const beside = await loadLiveBeside(em, PRODUCT_CONFIG, part.remote, now)
    if (part.remote !== shellName) rejectFor(checkBesideLive(named.manifest, { ...beside, shells }))
    steps.push({ ...part, action: 'canary', state: move.state, salt })
  }
  return steps
}

/** The shell, and those remotes whose stable version does not work with it. */
function partsOf({ remotes }: RehearsalPlan, shell: string): { remote: string; version: string }[] {
  const candidates = remotes.flatMap(({ name, candidate }) =>
    candidate === null ? [] : [{ remote: name, version: candidate }],
  )
  return [{ remote: shellName, version: shell }, ...candidates]
}

function notReady({ remotes }: RehearsalPlan): RuleError {
  const lacking = remotes.filter(({ accepts, candidate }) => !accepts && candidate === null)
  const issues = lacking.map(({ name, stable, issues }) => ({
    path: `${name} ${stable}`,
    message: issues.join('; '),
  }))
  const names = lacking.map(({ name }) => name).join(', ')
  return new RuleError(undefined, { message: `These have no version that works with it: ${names}.`, issues })
}

const hasCanary = (remote: string): RuleError =>
  new RuleError(undefined, { message: `${remote} has a canary of its own: end it, or promote it, first.` })
