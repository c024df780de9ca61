import { isApiError } from '@rafiq/platform'
import type { AnswerName } from './answers.ts'
import { steps } from './steps.ts'

type SubmitProblem =
  | { kind: 'account-exists' }
  | { kind: 'answers'; problems: Map<AnswerName, string> }
  | { kind: 'other' }

const names: readonly string[] = steps.flat()
const isAnswer = (name: string): name is AnswerName => names.includes(name)

/** What a refused submit means for the form (spec §8, registration errors). */
export function submitProblem(error: unknown): SubmitProblem {
  if (!isApiError(error)) return { kind: 'other' }
  if (error.code === 'email-exists' || /already exists|User with this email/.test(error.message)) {
    return { kind: 'account-exists' }
  }
  const problems = new Map<AnswerName, string>()
  for (const { path, message } of error.issues) {
    const name = path.split('.', 1)[0] ?? ''
    if (isAnswer(name) && !problems.has(name)) problems.set(name, message)
  }
  if (error.code === 'weak-password') problems.set('password', error.serverMessage ?? '')
  return problems.size > 0 ? { kind: 'answers', problems } : { kind: 'other' }
}
