import type { SentMessage, StoredMessage } from './log.ts'

/** Sentences about what is wrong. */
export interface Findings {
  doubled: string[]
  /** A sender's messages in another order than they were sent in, or a sequence that goes back. */
  reordered: string[]
  /** Sequences that are missing. */
  gaps: string[]
  /** What nobody sent, or what was shown but is not in the history. */
  phantoms: string[]
}

/** What a client meant to say; `order` counts everything that was sent before it. */
export interface Sending {
  message: SentMessage
  order: number
}

/** By client id. */
type Sendings = ReadonlyMap<string, Sending>

export const emptyFindings = (): Findings => ({ doubled: [], reordered: [], gaps: [], phantoms: [] })

/**
 * Judges one list of messages of one room: a history, or what somebody was shown.
 *
 * @param from the sequence that it has to begin with; any unless told
 * @param known ids of the history; empty where nobody keeps one
 */
export function findInList(
  findings: Findings,
  name: string,
  list: readonly StoredMessage[],
  sendings: Sendings,
  { from, known }: { from?: number; known?: ReadonlySet<string> },
): void {
  const seen = new Set<string>()
  const orders = new Map<string, number>()
  let last = from === undefined ? null : from - 1
  for (const message of list) {
    const { clientId, sender, sequence } = message
    if (!isSent(message, sendings)) findings.phantoms.push(`${name}: nobody sent ${clientId}`)
    if (known && known.size > 0 && !known.has(message.id)) {
      findings.phantoms.push(`${name}: ${clientId} is not in the history`)
    }
    if (seen.has(clientId)) {
      findings.doubled.push(`${name}: ${clientId} is there again`)
      continue
    }
    seen.add(clientId)
    const order = sendings.get(clientId)?.order ?? -1
    if (order < (orders.get(sender) ?? -1)) findings.reordered.push(`${name}: ${clientId} was sent earlier`)
    orders.set(sender, order)
    if (sequence === null) continue
    if (last !== null && sequence > last + 1) findings.gaps.push(`${name}: ${sequence} follows ${last}`)
    if (last !== null && sequence <= last) findings.reordered.push(`${name}: ${sequence} follows ${last}`)
    last = sequence
  }
}

function isSent({ room, sender, clientId, content }: StoredMessage, sendings: Sendings): boolean {
  const said = sendings.get(clientId)?.message
  return said?.room === room && said.sender === sender && said.content === content
}
