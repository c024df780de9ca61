import type { QuestionCard } from '@rafiq/contracts/chat'

/** What is left to do: the own answer, the other's, or nothing, since both are shown. */
export type CardState = 'unanswered' | 'waiting' | 'shown'

export function stateOf({ own, other }: Pick<QuestionCard, 'own' | 'other'>): CardState {
  if (own === null) return 'unanswered'
  return other.content === null ? 'waiting' : 'shown'
}

/**
 * The card that is worth a line above the messages: one that the other asked, answers that have just been shown, an own
 * question without the own answer, then what is waited for.
 *
 * @param seen ids of cards whose answers were looked at here
 */
export function currentCard(
  cards: readonly QuestionCard[],
  me: string,
  seen: readonly string[],
): QuestionCard | undefined {
  const unanswered = cards.filter((card) => stateOf(card) === 'unanswered')
  return (
    unanswered.find(({ askedById }) => askedById !== me) ??
    cards.findLast((card) => stateOf(card) === 'shown' && !seen.includes(card.id)) ??
    unanswered[0] ??
    cards.findLast((card) => stateOf(card) === 'waiting')
  )
}

/** What is left to do first, then the answers, the newest of them first. */
export function inReadingOrder(cards: readonly QuestionCard[]): QuestionCard[] {
  const of = (state: CardState) => cards.filter((card) => stateOf(card) === state)
  return [...of('unanswered'), ...of('waiting'), ...of('shown').toReversed()]
}
