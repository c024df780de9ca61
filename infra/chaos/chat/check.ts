import { emptyFindings, type Findings, findInList, type Sending } from './find-in-list.ts'
import { findOnWire, type OnWire } from './find-on-wire.ts'
import type { Entry, Mark, StoredMessage } from './log.ts'

/** What a log says about whoever carried the messages. Each finding is a sentence about one message. */
export interface Verdict extends Findings {
  sent: number
  acknowledged: number
  /** Acknowledged, but missing in the history or never shown to the other. */
  lost: string[]
  /** Sent, but neither acknowledged nor ever shown to the other. */
  vanished: string[]
  /** Marks that are not stored, or that nobody made. */
  marks: string[]
  wire: OnWire
  /** Milliseconds from when a message was taken until the other was shown it first, one for each that was. */
  delays: number[]
}

/** Judges a run by its log alone; what was sent is what its clients meant to say, not each attempt at it. */
export function check(log: readonly Entry[]): Verdict {
  const facts = gather(log)
  const { sendings, acknowledged, stored, views, firstShown } = facts
  const findings = { ...emptyFindings(), phantoms: facts.misdelivered }
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
    marks: findInMarks(facts),
    wire: findOnWire(facts.sockets.values()),
    delays: [...firstShown.values()],
  }
}

/** The last mark of each kind is stored, and no further one. */
function findInMarks({ marked, reached }: Facts): string[] {
  return [...new Set([...marked.keys(), ...reached.keys()])].flatMap((mark) => {
    const [made, stored] = [marked.get(mark) ?? 0, reached.get(mark) ?? 0]
    return made === stored ? [] : [`${mark} is ${stored} instead of ${made}`]
  })
}

interface Facts {
  sendings: Map<string, Sending>
  /** Ids that each message was acknowledged under. */
  acknowledged: Map<string, Set<string>>
  /** By room, in the order of the history. */
  stored: Map<string, StoredMessage[]>
  /** What each life of each member was shown of each room, in that order. */
  views: Map<string, StoredMessage[]>
  /** Delay until the other was shown a message. */
  firstShown: Map<string, number>
  /** What was shown to somebody in whose room it is not. */
  misdelivered: string[]
  /** What each connection of each member brought. */
  sockets: Map<string, StoredMessage[]>
  /** The furthest of each member's marks of each kind in each room: as they were made, as they are stored. */
  marked: Map<string, number>
  reached: Map<string, number>
}

function gather(log: readonly Entry[]): Facts {
  const facts: Facts = {
    sendings: new Map(),
    acknowledged: new Map(),
    stored: new Map(),
    views: new Map(),
    firstShown: new Map(),
    misdelivered: [],
    sockets: new Map(),
    marked: new Map(),
    reached: new Map(),
  }
  const rooms = new Map<string, readonly string[]>()
  for (const entry of log) {
    if (entry.kind === 'room') {
      rooms.set(entry.room, entry.members)
      continue
    }
    if (entry.kind === 'marked' || entry.kind === 'reached') {
      noteMarks(facts, entry)
      continue
    }
    const { message } = entry
    if (entry.kind === 'sent') {
      facts.sendings.set(message.clientId, { message, order: facts.sendings.size })
    } else if (entry.kind === 'acknowledged') {
      const ids = facts.acknowledged.get(message.clientId) ?? new Set()
      facts.acknowledged.set(message.clientId, ids.add(entry.message.id))
    } else if (entry.kind === 'stored') append(facts.stored, message.room, entry.message)
    else if (entry.kind === 'arrived') {
      append(facts.sockets, `${entry.member}, ${entry.socket}`, entry.message)
    } else {
      append(facts.views, `${entry.member}, life ${entry.life}, room ${message.room}`, entry.message)
      const { clientId, sender } = message
      if (!rooms.get(message.room)?.includes(entry.member)) {
        facts.misdelivered.push(`${clientId} was shown to ${entry.member}, who is not in its room`)
      }
      if (entry.member !== sender && !facts.firstShown.has(clientId)) {
        facts.firstShown.set(clientId, entry.at - entry.message.storedAt)
      }
    }
  }
  return facts
}

/** Who read something has it: a mark of one kind is one of the other too. */
function noteMarks(facts: Facts, entry: Extract<Entry, { kind: 'marked' | 'reached' }>): void {
  const { member, room } = entry
  const note = (marks: Map<string, number>, what: Mark, sequence: number) => {
    const mark = `${what} by ${member} in ${room}`
    marks.set(mark, Math.max(marks.get(mark) ?? 0, sequence))
  }
  if (entry.kind === 'reached') {
    for (const what of ['delivered', 'read'] as const) note(facts.reached, what, entry[what])
    return
  }
  note(facts.marked, 'delivered', entry.sequence)
  if (entry.what === 'read') note(facts.marked, 'read', entry.sequence)
}

function append(lists: Map<string, StoredMessage[]>, key: string, message: StoredMessage): void {
  const list = lists.get(key)
  if (list) list.push(message)
  else lists.set(key, [message])
}
