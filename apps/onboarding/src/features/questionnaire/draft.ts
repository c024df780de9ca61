import { profilePhotoSchema } from '@rafiq/contracts/questionnaire'
import { storedValue } from '@rafiq/platform'
import { storageName } from '../../shared/storage-name.ts'
import { type Answers, answersSchema } from './answers.ts'
import { isChanged } from './unsaved.ts'

const textsSchema = answersSchema.omit({ email: true, password: true, profilePhoto: true })

/**
 * Answers over a reload and Back. `owner` is `new` or the id of the member who edits, so that nobody finds another's.
 * E-mail and password are never in it; the photo has a place of its own, as it can be too large to keep.
 */
export function draftOf(owner: string) {
  const texts = storedValue({ key: storageName('draft', owner), shape: textsSchema })
  const photo = storedValue({ key: storageName('photo', owner), shape: profilePhotoSchema.nullable() })
  let latest: Answers | null = null
  let stored: { photo: Answers['profilePhoto']; fits: boolean } | null = null
  let outlives = true
  const clear = () => {
    latest = null
    stored = null
    outlives = true
    texts.clear()
    photo.clear()
  }
  const save = (answers: Answers) => {
    const { email: _email, password: _password, profilePhoto, ...rest } = answers
    latest = answers
    const textsFit = texts.write(rest)
    if (stored?.photo !== profilePhoto) stored = { photo: profilePhoto, fits: photo.write(profilePhoto) }
    outlives = textsFit && stored.fits
  }
  return {
    /** What was kept, over `start`. */
    load(start: Answers): Answers {
      const kept = texts.read()
      if (!kept) return start
      // The address of the profile's photo is signed for minutes: the fresh one counts, unless it was removed.
      const keptPhotoUrl = kept.keptPhotoUrl && start.keptPhotoUrl
      latest = { ...start, ...kept, keptPhotoUrl, profilePhoto: photo.read() }
      return latest
    },
    save,
    /** What is left of it once a part was saved or dropped: nothing, where nothing of it differs from what is saved. */
    keep(answers: Answers, saved: Answers) {
      if (isChanged(answers, saved)) save(answers)
      else clear()
    },
    clear,
    /** The answers as they were last; null where nothing was changed, or everything is sent or dropped. */
    latest: (): Answers | null => latest,
    /** Whether a reload brings all of it back: a photo may be too large, or the storage refused. */
    survivesReload: (): boolean => outlives,
  }
}

export type Draft = ReturnType<typeof draftOf>
