import { setTimeout as delay } from 'node:timers/promises'
import type { SwitchableProxy } from '@rafiq/testing'
import type { Client } from './client.ts'
import type { Fault, FaultKind } from './schedule.ts'
import { signal, signalAll } from './signal.ts'
import type { Stack } from './stack.ts'

/** Both sides' clients; those of one person have the same place. */
export interface SimulatedClients {
  members: readonly Client[]
  baselineMembers: readonly Client[]
}

/** A third of the clients is dropped or reloaded at once. */
const groups = 3

type Injection = (stack: Stack, simulated: SimulatedClients, fault: Fault) => Promise<void>

/** The chat service and its baseline meet the same fault at the same moment; PostgreSQL's are the service's alone. */
const injections: Record<FaultKind, Injection> = {
  'kill replica': async ({ folder }, _, { target }) => {
    for (const name of replica(target)) signal(folder, name, 'SIGKILL')
  },
  'pause replica': (stack, _, fault) => pause(stack, replica(fault.target), fault),
  'cut replica from Redis': ({ replicaProxies }, _, fault) => cut([at(replicaProxies, fault).redis], fault),
  'cut replica from PostgreSQL': ({ replicaProxies }, _, fault) =>
    cut([at(replicaProxies, fault).database], fault),
  'Redis vanishes for replica': async ({ replicaProxies }, _, fault) =>
    at(replicaProxies, fault).redis.silence(),
  'PostgreSQL vanishes for replica': async ({ replicaProxies }, _, fault) =>
    at(replicaProxies, fault).database.silence(),
  'kill Redis': async ({ folder }) => signal(folder, 'redis', 'SIGKILL'),
  'pause Redis': (stack, _, fault) => pause(stack, ['redis'], fault),
  'kill PostgreSQL': async ({ folder }) => signal(folder, 'postgres', 'SIGKILL'),
  'stop PostgreSQL at once': async ({ folder }) => signal(folder, 'postgres', 'SIGQUIT'),
  'pause PostgreSQL': (stack, _, fault) => pause(stack, ['postgres'], fault),
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

function at<Item>(items: readonly Item[], { target }: Fault): Item {
  return items[target % items.length] as Item
}

const group = ({ members, baselineMembers }: SimulatedClients, target: number): Client[] =>
  [members, baselineMembers].flatMap((clients) =>
    clients.filter((_, index) => index % groups === target % groups),
  )

async function pause({ folder }: Stack, names: readonly string[], { lasts }: Fault): Promise<void> {
  for (const name of names) await signalAll(folder, name, 'SIGSTOP')
  await delay(lasts)
  for (const name of names) await signalAll(folder, name, 'SIGCONT')
}

async function cut(proxies: readonly SwitchableProxy[], { lasts }: Fault): Promise<void> {
  await Promise.all(proxies.map((proxy) => proxy.unplug()))
  await delay(lasts)
  await Promise.all(proxies.map((proxy) => proxy.plugIn()))
}
