import { normalisePhone } from '@rafiq/contracts/questionnaire'
import type { Answers } from './answers.ts'
import { toPayload } from './payload.ts'

/** What would be sent, so that another spelling of the same answer is no change. */
const meaning = (answers: Answers) => {
  const { phone, name, bio, lifestyle, ...rest } = toPayload(answers) as ReturnType<typeof toPayload> &
    Answers
  return JSON.stringify({
    ...rest,
    name: name.trim(),
    bio: bio?.trim() ?? null,
    phone: normalisePhone(phone) ?? phone,
    lifestyle: lifestyle.toSorted(),
    photo: answers.hasApartment === 'have-apartment' && answers.keptPhotoUrl !== null,
  })
}

/** Whether saving `answers` would change anything of `saved`. */
export const isChanged = (answers: Answers, saved: Answers): boolean => meaning(answers) !== meaning(saved)
