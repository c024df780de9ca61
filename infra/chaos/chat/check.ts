import { emptyFindings, type Findings, findInList, type Sending } from './find-in-list.ts'
import type { Entry, Taken } from './log.ts'

/** What a log says about whoever carried the messages. Each finding is a sentence about one message. */
export interface Verdict extends Findings {
  sent: number
  acknowledged: number
  /** Acknowledged, but missing in the history or never shown to the other. */
  lost: string[]
  /** Sent, but neither acknowledged nor ever shown to the other. */
  vanished: string[]
  /** Milliseconds from when a message was taken until the other was shown it first, one for each that was. */
  delays: number[]
}

/** Judges a run by its log alone; what was sent is what its clients meant to say, not each attempt at it. */
export function check(log: readonly Entry[]): Verdict {
  const facts = gather(log)
  const { sendings, acknowledged, stored, views, firstShown } = facts
  const findings = { ...emptyFindings(), phantoms: facts.strays }
  const storedIds = new Set([...stored.values()].flat().map(({ id }) => id))
  for (const [room, list] of stored) findInList(findings, `history of ${room}`, list, sendings, { from: 1 })
  for (const [view, list] of views) findInList(findings, view, list, sendings, { known: storedIds })
  const lost: string[] = []
  for (const [clientId, ids] of acknowledged) {
    if (!sendings.has(clientId)) findings.phantoms.push(`${clientId} was acknowledged, but never sent`)
    if (ids.size > 1) findings.doubled.push(`${clientId} was acknowledged as ${[...ids].join(' and ')}`)
    if (storedIds.size > 0 && ![...ids].some((id) => storedIds.has(id))) {
      lost.push(`${clientId} is not in the history`)
    } else if (!firstShown.has(clientId)) lost.push(`${clientId} never reached the other`)
  }
  const vanished = [...sendings.keys()].filter((id) => !acknowledged.has(id) && !firstShown.has(id))
  return {
    ...findings,
    sent: sendings.size,
    acknowledged: acknowledged.size,
    lost,
    vanished: vanished.map((clientId) => `${clientId} was never heard of again`),
    delays: [...firstShown.values()],
  }
}

interface Facts {
  sendings: Map<string, Sending>
  /** Ids that each message was acknowledged under. */
  acknowledged: Map<string, Set<string>>
  /** By room, in the order of the history. */
  stored: Map<string, Taken[]>
  /** What each life of each member was shown of each room, in that order. */
  views: Map<string, Taken[]>
  /** Delay until the other was shown a message. */
  firstShown: Map<string, number>
  /** What was shown to somebody in whose room it is not. */
  strays: string[]
}

function gather(log: readonly Entry[]): Facts {
  const facts: Facts = {
    sendings: new Map(),
    acknowledged: new Map(),
    stored: new Map(),
    views: new Map(),
    firstShown: new Map(),
    strays: [],
  }
  const rooms = new Map<string, readonly string[]>()
  for (const entry of log) {
    if (entry.kind === 'room') {
      rooms.set(entry.room, entry.members)
      continue
    }
    const { message } = entry
    if (entry.kind === 'sent') {
      facts.sendings.set(message.clientId, { message, order: facts.sendings.size })
    } else if (entry.kind === 'acknowledged') {
      const ids = facts.acknowledged.get(message.clientId) ?? new Set()
      facts.acknowledged.set(message.clientId, ids.add(entry.message.id))
    } else if (entry.kind === 'stored') append(facts.stored, message.room, entry.message)
    else {
      append(facts.views, `${entry.member}, life ${entry.life}, room ${message.room}`, entry.message)
      const { clientId, sender } = message
      if (!rooms.get(message.room)?.includes(entry.member)) {
        facts.strays.push(`${clientId} was shown to ${entry.member}, who is not in its room`)
      }
      if (entry.member !== sender && !facts.firstShown.has(clientId)) {
        facts.firstShown.set(clientId, entry.at - entry.message.takenAt)
      }
    }
  }
  return facts
}

function append(lists: Map<string, Taken[]>, key: string, message: Taken): void {
  const list = lists.get(key)
  if (list) list.push(message)
  else lists.set(key, [message])
}
