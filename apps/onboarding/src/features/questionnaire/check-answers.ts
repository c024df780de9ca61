import { validationMessages } from '@rafiq/contracts'
import { credentialsSchema } from '@rafiq/contracts/accounts'
import { questionnaireFields } from '@rafiq/contracts/questionnaire'
import type { AnswerName, Answers, Mode } from './answers.ts'
import { toPayload } from './payload.ts'
import { hasAreas } from './steps.ts'

/**
 * What is wrong with each answer, by the contract's rules (spec §5): one sentence of `validationMessages` per field.
 * Every field is judged by itself, so that a step can be checked before the next ones are answered.
 */
export function checkAnswers(answers: Answers, mode: Mode): Map<AnswerName, string> {
  const payload = toPayload(answers)
  const problems = new Map<AnswerName, string>()
  const fields = { ...(mode === 'create' && credentialsSchema.shape), ...questionnaireFields }
  for (const [name, schema] of Object.entries(fields)) {
    const value = name === 'email' || name === 'password' ? answers[name] : payload[name]
    const message = schema.safeParse(value).error?.issues[0]?.message
    if (message) problems.set(name as AnswerName, message)
  }
  if (hasAreas(answers.location) && answers.area === '') problems.set('area', validationMessages.areaRequired)
  return problems
}
