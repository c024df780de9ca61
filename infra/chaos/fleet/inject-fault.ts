import { setTimeout as delay } from 'node:timers/promises'
import type { OwnFleet } from '../../fleet/own-fleet.ts'
import { pause, signal } from '../signal.ts'
import type { Disks } from './disks.ts'
import { everyService, type Family, type FleetFault, familyOf, type LinkName, targetOf } from './faults.ts'
import type { FleetLinks } from './links.ts'
import type { PostgresPair } from './postgres-pair.ts'
import { clockAhead } from './wrong-clock.ts'

/** Everything that faults are done to. */
export interface Targets {
  fleet: OwnFleet
  postgres: PostgresPair
  links: FleetLinks
  disks: Disks
  /** Of libfaketime; a run without it has no fault of a clock. */
  clockLibrary: string | undefined
}

/** Milliseconds by which the answers of a slow connection come later. */
const [leastLag, mostLag] = [50, 300]
/** Milliseconds besides: a disk has to be needed while it is full, a clock to be asked. */
const longer = 3_000
const muchLonger = 10_000

type Injection = (targets: Targets, fault: FleetFault, whom: string) => Promise<void>

const injections: Record<Family, Injection> = {
  kill: async (targets, { target }, whom) => {
    const how = whom.endsWith('by SIGQUIT') ? 'SIGQUIT' : 'SIGKILL'
    signal(targets.fleet.folder, processOf(targets, whom, target), how)
  },
  stop: (targets, { target, lasts }, whom) =>
    pause(targets.fleet.folder, [processOf(targets, whom, target)], lasts),
  cut: async ({ links }, { target }, whom) => {
    for (const proxy of links.of(whom as LinkName, target)) proxy.cut()
  },
  vanish: async ({ links }, { target }, whom) => {
    for (const proxy of links.of(whom as LinkName, target)) proxy.silence()
  },
  slow: async ({ links }, { target, lasts }, whom) => {
    const proxies = links.of(whom as LinkName, target)
    for (const proxy of proxies) proxy.slow(leastLag + (target % (mostLag - leastLag)))
    await delay(lasts)
    for (const proxy of proxies) proxy.slow(0)
  },
  'disk full': ({ disks, postgres }, { lasts }, whom) =>
    disks.fullDuring(whom === 'PostgreSQL' ? postgres.primary : 'redis', () => delay(lasts + longer)),
  clock: async ({ fleet, clockLibrary }, { target, lasts }) => {
    const replica = fleet.replicas[target % fleet.replicas.length]
    if (!replica || clockLibrary === undefined) throw new Error('There is no clock to be put ahead.')
    await fleet.restart(replica, { environment: clockAhead(clockLibrary) })
    await delay(lasts + muchLonger)
    await fleet.restart(replica)
  },
  failover: ({ postgres, links }) => postgres.failOver(links.databases),
}

/** Does what the schedule says; resolves when it is over, not when all has recovered from it. */
export const injectFault = (targets: Targets, fault: FleetFault): Promise<void> =>
  injections[familyOf(fault.kind)](targets, fault, targetOf(fault.kind))

/** What the supervisor calls it. */
function processOf({ fleet, postgres }: Targets, whom: string, target: number): string {
  if (everyService.some((name) => name === whom)) {
    const count = fleet.replicas.length / everyService.length
    return `${whom}-${(target % count) + 1}`
  }
  if (whom.startsWith('PostgreSQL')) return postgres.primary
  return whom === 'standby' ? postgres.standby : whom.toLowerCase()
}
