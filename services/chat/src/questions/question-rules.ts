import { limits } from '@rafiq/contracts'
import type { AnswerQuestion } from '@rafiq/contracts/chat'
import { type AppError, ConflictError, ForbiddenError, RuleError } from '@rafiq/service-kit'

/** What holds in a room at the moment at which somebody asks. */
export interface Asking {
  isActive: boolean
  /** The question was asked there before, by either of the two. */
  isAsked: boolean
  /** Cards that wait for an answer, of one or of both. */
  open: number
}

type AskError = 'paused' | 'asked' | 'limit'

export function askError({ isActive, isAsked, open }: Asking): AskError | null {
  if (!isActive) return 'paused'
  if (isAsked) return 'asked'
  return open >= limits.questions.open ? 'limit' : null
}

/** What holds of a card at the moment at which one of the two answers it. */
export interface Answering {
  isActive: boolean
  /** The client id of the own answer that is stored. */
  own: string | null
  otherAnswered: boolean
}

type AnswerError = 'paused' | 'shown' | 'changed'

/**
 * Whether an answer is stored: the first one, or another one in the place of the one that its author knows, as long as the
 * other has not answered. `repeated`: it is stored already.
 */
export function decideAnswer(
  { isActive, own, otherAnswered }: Answering,
  { clientId, replaces }: Pick<AnswerQuestion, 'clientId' | 'replaces'>,
): 'store' | 'repeated' | AnswerError {
  if (own === clientId) return 'repeated'
  if (!isActive) return 'paused'
  if (own !== null && otherAnswered) return 'shown'
  return own === replaces ? 'store' : 'changed'
}

export const errors: Record<AskError | AnswerError, () => AppError> = {
  paused: () => new ForbiddenError('account-paused'),
  asked: () => new ConflictError('question-asked'),
  limit: () => new RuleError('question-limit'),
  shown: () => new ConflictError('answers-shown'),
  changed: () => new ConflictError('answer-changed'),
}
