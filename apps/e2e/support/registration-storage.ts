import { aPerson, type Person } from './person.ts'

/** Session storage of a tab in which somebody has completed `/register`. */
export const credentialsInStorage = ({ email, password }: Person = aPerson()) => ({
  'member.new.onboarding.credentials': { email, password },
})

/** The same once the questionnaire is answered, but not sent. */
export function answersInStorage(person: Person) {
  const { email: _, password: __, age, ...answers } = person
  return { ...credentialsInStorage(person), 'member.new.onboarding.draft': { ...answers, age: String(age) } }
}
