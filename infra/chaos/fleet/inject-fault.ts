import { gateway, services } from '../../local/processes.ts'
import type { Fault } from '../schedule.ts'
import { pause, signal } from '../signal.ts'

const everyService = [...services, gateway].map(({ name }) => name)

const kills = everyService.map((name) => `kill ${name}` as const)
const pauses = everyService.map((name) => `pause ${name}` as const)

/** What can go wrong. A service's fault meets one of its replicas. */
export const fleetFaultKinds = [
  ...kills,
  ...pauses,
  'kill haproxy',
  'kill PostgreSQL',
  'stop PostgreSQL at once',
  'pause PostgreSQL',
  'kill Redis',
  'pause Redis',
] as const

export type FleetFault = Fault<(typeof fleetFaultKinds)[number]>

/** The faults that end a process without asking it. */
export const isKill = ({ kind }: FleetFault): boolean => kind.startsWith('kill') || kind.startsWith('stop')

/**
 * Does what the schedule says; resolves when it is over, not when all has recovered from it.
 *
 * @param folder where the fleet's supervisor writes down who runs
 * @param replicas of every service
 */
export async function injectFault(folder: string, replicas: number, fault: FleetFault): Promise<void> {
  const { kind, lasts, target } = fault
  if (kind === 'stop PostgreSQL at once') return signal(folder, 'postgres', 'SIGQUIT')
  const name = processOf(kind, target % replicas)
  if (isKill(fault)) return signal(folder, name, 'SIGKILL')
  await pause(folder, [name], lasts)
}

/** What the supervisor calls it. */
function processOf(kind: string, replica: number): string {
  const whom = kind.slice(kind.indexOf(' ') + 1)
  if (everyService.some((name) => name === whom)) return `${whom}-${replica + 1}`
  return whom === 'PostgreSQL' ? 'postgres' : whom.toLowerCase()
}
