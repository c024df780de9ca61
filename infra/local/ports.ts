import getPort from 'get-port'
import { CommandError } from './settings.ts'

const slotSize = 16
const firstSlot = 16_384
const slots = 1_024

/** What listens inside a slot, by its place there. A service that joins takes the next place. */
const places = [
  'postgres',
  'redis',
  'smtp',
  'releases',
  'users',
  'connections',
  'chat',
  'moderation',
] as const
const firstMetrics = places.length

type Place = (typeof places)[number]
export type Ports = Readonly<Record<Place | 'gateway' | 'mail', number>>

/**
 * Every port of a platform from the one that people know. The gateway has PORT, the mail inbox the next one;
 * the rest shares a slot of 16 below the range that systems hand out by themselves (32768 and up), so that
 * copies on other PORTs do not meet.
 */
export function portsFor(port: number): Ports {
  const base = slotOf(port)
  const inner = Object.fromEntries(places.map((place, index) => [place, base + index]))
  return { ...(inner as Record<Place, number>), gateway: port, mail: port + 1 }
}

/** Port of the metrics listener of the `index`-th service, in the same slot. */
export function metricsPort(port: number, index: number): number {
  if (firstMetrics + index >= slotSize) throw new Error('The slot has no port left for metrics.')
  return slotOf(port) + firstMetrics + index
}

const slotOf = (port: number): number => firstSlot + ((port >> 1) % slots) * slotSize

/** Those of the platform's ports that `npm start` listens on; servers that the settings name are elsewhere. */
export function portsToOpen(
  ports: Ports,
  elsewhere: { DATABASE_URL?: unknown; REDIS_URL?: unknown; SMTP_URL?: unknown },
): Record<string, number> {
  return {
    gateway: ports.gateway,
    ...(!elsewhere.SMTP_URL && { 'mail inbox': ports.mail, 'mail server': ports.smtp }),
    ...(!elsewhere.DATABASE_URL && { PostgreSQL: ports.postgres }),
    ...(!elsewhere.REDIS_URL && { Redis: ports.redis }),
    releases: ports.releases,
    users: ports.users,
    connections: ports.connections,
    chat: ports.chat,
    moderation: ports.moderation,
  }
}

/** @throws CommandError naming the first of these ports that somebody else listens on */
export async function refuseTakenPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if ((await getPort({ port, host: '127.0.0.1' })) === port) continue
    throw new CommandError(
      `Port ${port} (${name}) is taken by another program: stop that one, or move this platform, for example with \`PORT=4100 npm start\`.`,
    )
  }
}
