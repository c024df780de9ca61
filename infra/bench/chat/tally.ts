/** What became of messages. */
export interface Tally {
  sent: number
  /** Stored, as their senders were told. */
  acknowledged: number
  refused: number
  /** To the other of the pair, once. */
  delivered: number
  doubled: number
}

export const noMessages = (): Tally => ({ sent: 0, acknowledged: 0, refused: 0, delivered: 0, doubled: 0 })

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

export function together(tallies: readonly Tally[]): Tally {
  const of = (key: keyof Tally) => sum(tallies.map((tally) => tally[key]))
  return {
    sent: of('sent'),
    acknowledged: of('acknowledged'),
    refused: of('refused'),
    delivered: of('delivered'),
    doubled: of('doubled'),
  }
}

/** Whether each message was stored and came to the other exactly once. */
export const isComplete = ({ sent, acknowledged, delivered, doubled }: Tally): boolean =>
  acknowledged === sent && delivered === sent && doubled === 0
