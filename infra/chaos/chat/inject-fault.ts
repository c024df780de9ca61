import { setTimeout as delay } from 'node:timers/promises'
import type { SwitchableProxy } from '@rafiq/testing'
import type { Fault } from '../schedule.ts'
import { pause, signal } from '../signal.ts'
import type { Client } from './client.ts'
import type { Stack } from './stack.ts'

/** What can go wrong. `replica` is one of the service's two, `client` means some of the simulated browsers. */
export const faultKinds = [
  'kill replica',
  'pause replica',
  'cut replica from Redis',
  'cut replica from PostgreSQL',
  'Redis vanishes for replica',
  'PostgreSQL vanishes for replica',
  'kill Redis',
  'pause Redis',
  'kill PostgreSQL',
  'stop PostgreSQL at once',
  'pause PostgreSQL',
  'cut clients',
  'drop sockets',
  'reload clients',
] as const

type FaultKind = (typeof faultKinds)[number]
type ChatFault = Fault<FaultKind>

/** Both sides' clients; those of one person have the same place. */
export interface SimulatedClients {
  members: readonly Client[]
  baselineMembers: readonly Client[]
}

/** A third of the clients is dropped or reloaded at once. */
const groups = 3

type Injection = (stack: Stack, simulated: SimulatedClients, fault: ChatFault) => Promise<void>

/** The chat service and its baseline meet the same fault at the same moment; PostgreSQL's are the service's alone. */
const injections: Record<FaultKind, Injection> = {
  'kill replica': async ({ folder }, _, { target }) => {
    for (const name of replica(target)) signal(folder, name, 'SIGKILL')
  },
  'pause replica': ({ folder }, _, { target, lasts }) => pause(folder, replica(target), lasts),
  'cut replica from Redis': ({ replicaProxies }, _, fault) => cut([at(replicaProxies, fault).redis], fault),
  'cut replica from PostgreSQL': ({ replicaProxies }, _, fault) =>
    cut([at(replicaProxies, fault).database], fault),
  'Redis vanishes for replica': async ({ replicaProxies }, _, fault) =>
    at(replicaProxies, fault).redis.silence(),
  'PostgreSQL vanishes for replica': async ({ replicaProxies }, _, fault) =>
    at(replicaProxies, fault).database.silence(),
  'kill Redis': async ({ folder }) => signal(folder, 'redis', 'SIGKILL'),
  'pause Redis': ({ folder }, _, { lasts }) => pause(folder, ['redis'], lasts),
  'kill PostgreSQL': async ({ folder }) => signal(folder, 'postgres', 'SIGKILL'),
  'stop PostgreSQL at once': async ({ folder }) => signal(folder, 'postgres', 'SIGQUIT'),
  'pause PostgreSQL': ({ folder }, _, { lasts }) => pause(folder, ['postgres'], lasts),
  'cut clients': ({ chat, baseline }, _, fault) => cut([at(chat, fault), at(baseline, fault)], fault),
  'drop sockets': async (_, simulated, { target }) => {
    for (const client of group(simulated, target)) client.drop()
  },
  'reload clients': async (_, simulated, { target }) => {
    for (const client of group(simulated, target)) client.reload()
  },
}

/** Does what the schedule says; resolves when it is over, not when all has recovered from it. */
export const injectFault: Injection = (stack, simulated, fault) =>
  injections[fault.kind](stack, simulated, fault)

const replica = (target: number): string[] => [`chat-${target % 2}`, `baseline-${target % 2}`]

function at<Item>(items: readonly Item[], { target }: ChatFault): Item {
  return items[target % items.length] as Item
}

const group = ({ members, baselineMembers }: SimulatedClients, target: number): Client[] =>
  [members, baselineMembers].flatMap((clients) =>
    clients.filter((_, index) => index % groups === target % groups),
  )

async function cut(proxies: readonly SwitchableProxy[], { lasts }: ChatFault): Promise<void> {
  await Promise.all(proxies.map((proxy) => proxy.unplug()))
  await delay(lasts)
  await Promise.all(proxies.map((proxy) => proxy.plugIn()))
}
