import { announce, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Answers } from './answers.ts'
import { type PhotoProblem, photoProblem } from './photo-check.ts'
import { readPhoto } from './read-photo.ts'

/** The photo's states: idle, uploading, shown, each with what went wrong last (spec §4, §5). */
export function usePhoto() {
  const { t } = useTranslation('onboarding')
  const { watch, setValue, clearErrors } = useFormContext<Answers>()
  const [uploading, setUploading] = useState(false)
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

  async function choose(file: File) {
    const refused = photoProblem(file)
    if (refused) return refuse(refused)
    setProblem(null)
    setUploading(true)
    try {
      set(await readPhoto(file))
    } catch {
      refuse('unreadable')
    } finally {
      setUploading(false)
    }
  }

  return {
    source: watch('profilePhoto')?.data ?? watch('keptPhotoUrl'),
    uploading,
    problem,
    choose,
    remove: () => set(null),
  }
}
