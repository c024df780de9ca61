import { memberStorageName, storedValue, useStoredValue } from '@rafiq/platform'

/** A contact whose outcome is still to be asked for. */
export type OutcomeQuestion = {
  userId: string
  matchedUserId: string
  /** When to ask; milliseconds since the epoch. */
  due: number
}

const shape = {
  parse: (value: unknown): OutcomeQuestion[] => (Array.isArray(value) ? value.filter(isQuestion) : []),
}

/** In this tab, also over a reload (design, What people see). Only ids, no names and no numbers: the tab outlives its session. */
const inThisTab = storedValue({ key: 'matches.outcomes', shape })

/** Those answered with "not yet": of one member, in this browser until that member signs out. */
const laterOf = (userId: string) =>
  storedValue({ key: memberStorageName(userId, 'later-outcomes'), shape, storage: 'local' })

const none: OutcomeQuestion[] = []

type About = Pick<OutcomeQuestion, 'matchedUserId'> & Partial<OutcomeQuestion>

const without = (questions: OutcomeQuestion[], { matchedUserId }: About) =>
  questions.filter((other) => other.matchedUserId !== matchedUserId)

/** The questions of every member who has used this tab. */
export const outcomeQuestions = {
  all: (): OutcomeQuestion[] => inThisTab.read() ?? none,
  /** Asks at `due`, in place of an earlier question about the same person. */
  ask: (question: OutcomeQuestion) =>
    inThisTab.write([...without(outcomeQuestions.all(), question), question]),
  /** Asks again at `due`, which may be on another day and in another tab. */
  postpone: (question: OutcomeQuestion) => {
    outcomeQuestions.drop(question)
    const later = laterOf(question.userId)
    later.write([...(later.read() ?? none), question])
  },
  /** Asks no more; what was postponed is dropped where it is said whose question it was. */
  drop: (question: About) => {
    inThisTab.write(without(outcomeQuestions.all(), question))
    if (question.userId === undefined) return
    const later = laterOf(question.userId)
    const kept = later.read()
    if (kept) later.write(without(kept, question))
  },
}

/** The same, as they change in this page. */
export const useOutcomeQuestions = (): OutcomeQuestion[] => useStoredValue(inThisTab) ?? none

/** A member's postponed ones, as they change in this page. */
export const usePostponedQuestions = (userId: string | undefined): OutcomeQuestion[] =>
  useStoredValue(laterOf(userId ?? 'new')) ?? none

function isQuestion(value: unknown): value is OutcomeQuestion {
  if (typeof value !== 'object' || value === null) return false
  const { userId, matchedUserId, due } = value as Partial<OutcomeQuestion>
  return typeof userId === 'string' && typeof matchedUserId === 'string' && typeof due === 'number'
}
