import { announce, toast, useProfile } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { usePhotoLinks } from '@rafiq/platform/query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Answers } from './answers.ts'
import { type PhotoProblem, photoProblem } from './photo-check.ts'
import { usePhotoReading } from './photo-reading.ts'
import { readPhoto } from './read-photo.ts'

/** The photo's states: idle, uploading, shown, each with what went wrong last (spec §4, §5). */
export function usePhoto() {
  const { t } = useTranslation('onboarding')
  const { watch, setValue, clearErrors } = useFormContext<Answers>()
  const { running, start } = usePhotoReading()
  const profile = useProfile()
  const links = usePhotoLinks(profile)
  const [problem, setProblem] = useState<PhotoProblem | null>(null)

  const refuse = (kind: PhotoProblem) => {
    setProblem(kind)
    toast({ title: t(`photo.${kind}Title`), description: t(`photo.${kind}`), tone: 'error' })
  }
  const set = (photo: Answers['profilePhoto']) => {
    setValue('profilePhoto', photo, { shouldDirty: true })
    setValue('keptPhotoUrl', null)
    clearErrors('profilePhoto')
    announce(t(photo ? 'photo.added' : 'photo.removed'))
  }

  function choose(file: File) {
    const refused = photoProblem(file)
    if (refused) return refuse(refused)
    setProblem(null)
    start(read(file))
  }

  async function read(file: File): Promise<boolean> {
    try {
      set(await readPhoto(file))
      return true
    } catch {
      refuse('unreadable')
      return false
    }
  }

  const remove = () => {
    setProblem(null)
    set(null)
  }

  const chosen = watch('profilePhoto')
  // Whether it is kept is the answer; where it is found is the profile's to say, anew every few minutes.
  const kept = watch('keptPhotoUrl') && (profile.data?.photoUrl ?? null)
  return {
    source: chosen?.data ?? kept,
    /** The link to the kept photo has run out, and another is on its way. */
    awaited: !chosen && links.awaited,
    uploading: running !== null,
    problem,
    choose,
    remove,
  }
}
