import { cityHasAreas, cityKeys } from '@rafiq/contracts/questionnaire'
import type { AnswerName, Answers, Mode } from './answers.ts'

/** The five steps and the questions of each, in the order they are asked (spec §2). */
export const steps: readonly (readonly AnswerName[])[] = [
  ['email', 'password', 'hasApartment'],
  ['name', 'gender', 'age', 'phone', 'nationality'],
  ['budget'],
  ['location', 'area'],
  ['lifestyle', 'roomSharing', 'bathroomSharing', 'profilePhoto', 'bio'],
]

export const lastStep = steps.length

/** Spec §5: everything but these must be answered; the area only where the city has areas. */
const optional: readonly AnswerName[] = ['profilePhoto', 'bio']

/** The questions of a step (from 1) that this mode asks; a member edits a step by itself, as a section of the profile. */
export const questionsOf = (step: number, mode: Mode): readonly AnswerName[] =>
  (steps[step - 1] ?? []).filter((name) => mode === 'create' || (name !== 'email' && name !== 'password'))

/** All that this mode asks, in the order of the steps. */
export const allQuestions = (mode: Mode): readonly AnswerName[] =>
  steps.flatMap((_, index) => questionsOf(index + 1, mode))

export const stepOf = (name: AnswerName): number => steps.findIndex((names) => names.includes(name)) + 1

/** `?step=3`; null for anything else. */
export function stepFrom(search: URLSearchParams): number | null {
  const step = Number(search.get('step'))
  return Number.isInteger(step) && step >= 1 && step <= lastStep ? step : null
}

export const hasAreas = (location: string): boolean => {
  const city = cityKeys.find((key) => key === location)
  return city !== undefined && cityHasAreas(city)
}

/** Which of the questions asked must be answered and are still blank, in their order (spec §5). */
export function missingAnswers(answers: Answers, asked: readonly AnswerName[]): AnswerName[] {
  return asked
    .filter((name) => !optional.includes(name))
    .filter((name) => name !== 'area' || hasAreas(answers.location))
    .filter((name) => isBlank(answers[name]))
}

const isBlank = (answer: Answers[AnswerName]): boolean =>
  answer === null ||
  (typeof answer === 'string' ? answer.trim() === '' : Array.isArray(answer) && answer.length === 0)
