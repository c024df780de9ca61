import { aPerson, type Person } from './member.ts'

/** What this tab keeps of somebody who has been through `/register`. */
export const hasRegistered = ({ email, password }: Person = aPerson()) => ({
  'member.new.onboarding.credentials': { email, password },
})

/** What it keeps of somebody who has answered the questionnaire and not sent it yet. */
export function hasAnswered(person: Person) {
  const { email: _, password: __, age, ...answers } = person
  return { ...hasRegistered(person), 'member.new.onboarding.draft': { ...answers, age: String(age) } }
}
