/**
 * The questions that two who may live together can ask each other, by what they are about. Only ids are stored and sent;
 * the words are the chat remote's (`questions.deck.<id>`), so that each of the two reads them in their own language. An id
 * that was ever asked stays.
 */
export const questionTopics = {
  money: ['rent-split', 'bills', 'deposit', 'shared-purchases'],
  rhythm: ['quiet-hours', 'sleep-times', 'prayer-times', 'work-hours'],
  guests: ['friends', 'family-visits', 'overnight-guests'],
  home: ['cooking', 'kitchen-sharing', 'cleaning', 'smoking', 'pets', 'air-conditioning'],
  moving: ['moving-in', 'length-of-stay', 'furniture', 'parking', 'notice'],
  together: ['privacy', 'disagreements'],
} as const

export type QuestionId = (typeof questionTopics)[keyof typeof questionTopics][number]

export const questionIds = Object.values(questionTopics).flat() as [QuestionId, ...QuestionId[]]
