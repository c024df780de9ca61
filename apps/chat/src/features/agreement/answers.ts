import {
  type AgreementSections,
  type AgreementTopic,
  agreementTopicOf,
  type QuestionCard,
} from '@rafiq/contracts/chat'

export type Names = { own: string; other: string }

/** The cards that both answered whose answers can begin a section, in the order in which they were asked. */
export const answeredCards = (cards: readonly QuestionCard[], topic?: AgreementTopic): QuestionCard[] =>
  cards.filter(
    ({ question, own, other }) =>
      own !== null && other.content !== null && (topic === undefined || agreementTopicOf[question] === topic),
  )

/** Both answers, each under the name of who gave it; the question is not among them, since each reads it in their language. */
export const answersText = ({ own, other }: QuestionCard, names: Names): string =>
  `${names.own}: ${own?.content ?? ''}\n${names.other}: ${other.content ?? ''}`

/** A section with the answers of a card below what stands there; unchanged where they are in it. */
export function withAnswers(text: string, card: QuestionCard, names: Names): string {
  const answers = answersText(card, names)
  if (text.includes(answers)) return text
  return text.trim() === '' ? answers : `${text.trimEnd()}\n\n${answers}`
}

/** A sheet with all answers in their sections. */
export function withAllAnswers(
  sections: AgreementSections,
  cards: readonly QuestionCard[],
  names: Names,
): AgreementSections {
  const text = { ...sections }
  for (const card of answeredCards(cards)) {
    const topic = agreementTopicOf[card.question]
    text[topic] = withAnswers(text[topic], card, names)
  }
  return text
}
