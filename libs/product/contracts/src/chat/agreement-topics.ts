import type { QuestionId } from './question-deck.ts'

/** The sections of an agreement, in the order in which they are read. */
export const agreementTopics = [
  'rent',
  'bills',
  'guests',
  'quiet-hours',
  'cleaning',
  'notice',
  'other',
] as const

export type AgreementTopic = (typeof agreementTopics)[number]

/** Which section the answers of a question card can begin: every question of the deck has one. */
export const agreementTopicOf = {
  'rent-split': 'rent',
  deposit: 'rent',
  bills: 'bills',
  'shared-purchases': 'bills',
  friends: 'guests',
  'family-visits': 'guests',
  'overnight-guests': 'guests',
  'quiet-hours': 'quiet-hours',
  'sleep-times': 'quiet-hours',
  'prayer-times': 'quiet-hours',
  'work-hours': 'quiet-hours',
  cleaning: 'cleaning',
  'kitchen-sharing': 'cleaning',
  notice: 'notice',
  'moving-in': 'notice',
  'length-of-stay': 'notice',
  cooking: 'other',
  smoking: 'other',
  pets: 'other',
  'air-conditioning': 'other',
  furniture: 'other',
  parking: 'other',
  privacy: 'other',
  disagreements: 'other',
} as const satisfies Record<QuestionId, AgreementTopic>

/** A sheet on which nothing is written. */
export const noSections: Readonly<Record<AgreementTopic, string>> = {
  rent: '',
  bills: '',
  guests: '',
  'quiet-hours': '',
  cleaning: '',
  notice: '',
  other: '',
}
