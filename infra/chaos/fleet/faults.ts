import { gateway, services } from '../../local/processes.ts'
import type { Fault } from '../schedule.ts'

/** What a fault does, as a report counts it. */
export const families = ['kill', 'stop', 'cut', 'vanish', 'slow', 'disk full', 'clock', 'failover'] as const

export type Family = (typeof families)[number]

export const everyService = [...services, gateway].map(({ name }) => name)

/** The connections that can be cut, fall silent, or be slow: of services to a server, and of a gateway to services. */
export const linkNames = ['PostgreSQL', 'Redis', 'gateway'] as const

export type LinkName = (typeof linkNames)[number]

const kills = everyService.map((name) => `kill ${name}` as const)
const stops = everyService.map((name) => `stop ${name}` as const)
const cuts = linkNames.map((link) => `cut ${link}` as const)
const silences = linkNames.map((link) => `vanish ${link}` as const)
const lags = linkNames.map((link) => `slow ${link}` as const)

/** What can go wrong, each by its family's name and whom it meets: of a service, one of its replicas. */
export const faultKinds = [
  ...kills,
  'kill haproxy',
  'kill PostgreSQL',
  'kill PostgreSQL by SIGQUIT',
  'kill standby',
  'kill Redis',
  ...stops,
  'stop PostgreSQL',
  'stop Redis',
  ...cuts,
  ...silences,
  ...lags,
  'disk full PostgreSQL',
  'disk full Redis',
  'clock service',
  'failover PostgreSQL',
] as const

export type FaultKind = (typeof faultKinds)[number]

export type FleetFault = Fault<FaultKind>

export function familyOf(kind: FaultKind): Family {
  const family = families.find((name) => kind.startsWith(`${name} `))
  if (!family) throw new Error(`No family of faults has ${kind}.`)
  return family
}

/** Whom a fault of this kind meets, in words. */
export const targetOf = (kind: FaultKind): string => kind.slice(familyOf(kind).length + 1)

/** The kinds that end a process without asking it; a failover begins so. */
export const isKill = (kind: FaultKind): boolean => ['kill', 'failover'].includes(familyOf(kind))

/** Families that a run leaves out, each with a sentence for why. */
export type LeftOut = ReadonlyMap<Family, string>

export const remaining = (leftOut: LeftOut): FaultKind[] =>
  faultKinds.filter((kind) => !leftOut.has(familyOf(kind)))

/** How many of these faults each family has; of each family, also where it has none. */
export const countFamilies = (kinds: readonly FaultKind[]): ReadonlyMap<Family, number> =>
  new Map(families.map((family) => [family, kinds.filter((kind) => familyOf(kind) === family).length]))
