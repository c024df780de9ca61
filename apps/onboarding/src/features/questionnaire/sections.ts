import type { Answers } from './answers.ts'
import { steps } from './steps.ts'
import { isChanged } from './unsaved.ts'

/** The steps of the questionnaire are the sections of a profile: each is read and edited by itself. */
export const sections: readonly number[] = steps.map((_, index) => index + 1)

/** `answers` with those of one section taken from `other`. */
export function withSection(answers: Answers, section: number, other: Answers): Answers {
  const names = steps[section - 1] ?? []
  const taken = Object.fromEntries(names.map((name) => [name, other[name]]))
  const keptPhotoUrl = names.includes('profilePhoto') ? other.keptPhotoUrl : answers.keptPhotoUrl
  return { ...answers, ...taken, keptPhotoUrl }
}

/** Sections in which something was typed that is not saved. */
export const changedSections = (typed: Answers, saved: Answers): number[] =>
  sections.filter((section) => isChanged(withSection(saved, section, typed), saved))
