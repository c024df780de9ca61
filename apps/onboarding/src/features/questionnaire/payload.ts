import { validationMessages } from '@rafiq/contracts'
import { credentialsSchema } from '@rafiq/contracts/accounts'
import { type Registration, registrationSchema } from '@rafiq/contracts/members'
import { type ProfileEdit, profileEditSchema, questionnaireFields } from '@rafiq/contracts/questionnaire'
import type { Language } from '@rafiq/platform-contracts'
import { parseAge } from './age.ts'
import type { AnswerName, Answers, Mode } from './answers.ts'
import { hasAreas, questionsOf } from './steps.ts'

const given = (answer: string) => (answer === '' ? undefined : answer)

/** The answers in the shape of the contract, unchecked: what is blank is undefined. */
export function toPayload(answers: Answers): Record<string, unknown> {
  return {
    hasApartment: given(answers.hasApartment),
    name: answers.name,
    gender: given(answers.gender),
    age: parseAge(answers.age) ?? undefined,
    phone: answers.phone,
    nationality: given(answers.nationality),
    budget: given(answers.budget),
    location: given(answers.location),
    area: hasAreas(answers.location) ? given(answers.area) : null,
    lifestyle: answers.lifestyle,
    roomSharing: given(answers.roomSharing),
    bathroomSharing: given(answers.bathroomSharing),
    bio: answers.bio.trim() === '' ? null : answers.bio,
    profilePhoto: answers.hasApartment === 'have-apartment' ? answers.profilePhoto : null,
  }
}

/** The body of `POST /api/users/with-matching`; throws where the answers were not checked before. */
export const toRegistration = (answers: Answers, language: Language): Registration =>
  registrationSchema.parse({
    ...toPayload(answers),
    email: answers.email,
    password: answers.password,
    language,
  })

/**
 * The body of `PATCH /api/user/profile`, of one section. A photo that stays as it is is left out; null removes it, as
 * having no apartment any more does.
 */
export function toProfileEdit(answers: Answers, section: number): ProfileEdit {
  const payload = toPayload(answers)
  const asked = questionsOf(section, 'edit').map((name) => [name, payload[name]] as const)
  const { profilePhoto, ...rest } = profileEditSchema.parse(Object.fromEntries(asked))
  if (rest.hasApartment === 'need-apartment') return { ...rest, profilePhoto: null }
  const keeps = !profilePhoto && answers.keptPhotoUrl !== null
  return keeps || profilePhoto === undefined ? rest : { ...rest, profilePhoto }
}

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
