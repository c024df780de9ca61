import { profilePhotoSchema } from '@rafiq/contracts'
import { storedValue } from '../../shared/stored-value.ts'
import { type Answers, answersSchema } from './answers.ts'

const textsSchema = answersSchema.omit({ email: true, password: true, profilePhoto: true })

/**
 * Answers over a reload and Back. `owner` is `new` or the id of the member who edits, so that nobody finds another's.
 * E-mail and password are never in it; the photo has a place of its own, as it can be too large to keep.
 */
export function draftOf(owner: string) {
  const texts = storedValue(`onboarding.draft.${owner}`, textsSchema)
  const photo = storedValue(`onboarding.photo.${owner}`, profilePhotoSchema.nullable())
  let keptPhoto: unknown
  return {
    /** What was kept, over `start`. */
    load(start: Answers): Answers {
      const kept = texts.read()
      if (!kept) return start
      // The address of the profile's photo is signed for minutes: the fresh one counts, unless it was removed.
      const keptPhotoUrl = kept.keptPhotoUrl && start.keptPhotoUrl
      return { ...start, ...kept, keptPhotoUrl, profilePhoto: photo.read() }
    },
    save(answers: Answers) {
      const { email: _email, password: _password, profilePhoto, ...rest } = answers
      texts.write(rest)
      if (profilePhoto === keptPhoto) return
      keptPhoto = profilePhoto
      photo.write(profilePhoto)
    },
    clear() {
      texts.clear()
      photo.clear()
    },
  }
}

export type Draft = ReturnType<typeof draftOf>
