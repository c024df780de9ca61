import { setTimeout as delay } from 'node:timers/promises'
import type { SwitchableProxy } from '@rafiq/testing'
import type { Client } from './client.ts'
import type { Fault, FaultKind } from './schedule.ts'
import { signal, signalAll } from './signal.ts'
import type { Stack } from './stack.ts'

/** Both sides' clients; those of one person have the same place. */
export interface Crowd {
  members: readonly Client[]
  twins: readonly Client[]
}

/** A third of the clients is dropped or reloaded at once. */
const groups = 3

type Deed = (stack: Stack, crowd: Crowd, fault: Fault) => Promise<void>

/** The chat service and its twin meet the same fault at the same moment; PostgreSQL's are the service's alone. */
const deeds: Record<FaultKind, Deed> = {
  'kill replica': async ({ folder }, _, { target }) => {
    for (const name of replica(target)) signal(folder, name, 'SIGKILL')
  },
  'pause replica': (stack, _, fault) => pause(stack, replica(fault.target), fault),
  'cut replica from Redis': ({ ways }, _, fault) => cut([at(ways, fault).redis], fault),
  'cut replica from PostgreSQL': ({ ways }, _, fault) => cut([at(ways, fault).database], fault),
  'kill Redis': async ({ folder }) => signal(folder, 'redis', 'SIGKILL'),
  'pause Redis': (stack, _, fault) => pause(stack, ['redis'], fault),
  'kill PostgreSQL': async ({ folder }) => signal(folder, 'postgres', 'SIGKILL'),
  'stop PostgreSQL at once': async ({ folder }) => signal(folder, 'postgres', 'SIGQUIT'),
  'pause PostgreSQL': (stack, _, fault) => pause(stack, ['postgres'], fault),
  'cut clients': ({ chat, twin }, _, fault) => cut([at(chat, fault), at(twin, fault)], fault),
  'drop sockets': async (_, crowd, { target }) => {
    for (const client of group(crowd, target)) client.drop()
  },
  'reload clients': async (_, crowd, { target }) => {
    for (const client of group(crowd, target)) client.reload()
  },
}

/** Does what the schedule says; resolves when it is over, not when all has recovered from it. */
export const doFault: Deed = (stack, crowd, fault) => deeds[fault.kind](stack, crowd, fault)

const replica = (target: number): string[] => [`chat-${target % 2}`, `twin-${target % 2}`]

function at<Item>(items: readonly Item[], { target }: Fault): Item {
  return items[target % items.length] as Item
}

const group = ({ members, twins }: Crowd, target: number): Client[] =>
  [members, twins].flatMap((clients) => clients.filter((_, index) => index % groups === target % groups))

async function pause({ folder }: Stack, names: readonly string[], { lasts }: Fault): Promise<void> {
  for (const name of names) await signalAll(folder, name, 'SIGSTOP')
  await delay(lasts)
  for (const name of names) await signalAll(folder, name, 'SIGCONT')
}

async function cut(lines: readonly SwitchableProxy[], { lasts }: Fault): Promise<void> {
  await Promise.all(lines.map((line) => line.unplug()))
  await delay(lasts)
  await Promise.all(lines.map((line) => line.plugIn()))
}
