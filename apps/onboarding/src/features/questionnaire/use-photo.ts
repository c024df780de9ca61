import { usePhotoLinks, useProfile } from '@rafiq/app-kit'
import { announce } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { createContext, useContext, useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Answers } from './answers.ts'
import { type PhotoProblem, photoProblem, readPhoto } from './photo-file.ts'

/**
 * The form's and not the field's: a submit waits for what is read, and it goes on, and may fail, while other steps are
 * looked at.
 */
export type PhotoReading = {
  /** The photo that is being read at the moment, if any; true once it is in the answers, false where it could not be read. */
  running: Promise<boolean> | null
  start: (reading: Promise<boolean>) => void
  /** What was wrong with the last one. */
  problem: PhotoProblem | null
  setProblem: (problem: PhotoProblem | null) => void
}

const Context = createContext<PhotoReading | null>(null)

export const PhotoReadingProvider = Context.Provider

/** For the form that gives it to its fields. */
export function useNewPhotoReading(): PhotoReading {
  const [running, setRunning] = useState<Promise<boolean> | null>(null)
  const [problem, setProblem] = useState<PhotoProblem | null>(null)
  return useMemo(() => {
    const start = (reading: Promise<boolean>) => {
      setRunning(reading)
      void reading.finally(() => setRunning((current) => (current === reading ? null : current)))
    }
    return { running, start, problem, setProblem }
  }, [running, problem])
}

/** For a field of the form. */
function usePhotoReading(): PhotoReading {
  const reading = useContext(Context)
  if (!reading) throw new Error('A photo is read for a form')
  return reading
}

/** The photo's states: idle, uploading, shown, each with what went wrong last (spec §4, §5). */
export function usePhoto() {
  const { t } = useTranslation('onboarding')
  const { watch, setValue, clearErrors } = useFormContext<Answers>()
  const { running, start, problem, setProblem } = usePhotoReading()
  const profile = useProfile()
  const links = usePhotoLinks(profile)
  /** At the field, where it can be mended: a notification would lie on the button that does so. */
  const refuse = (kind: PhotoProblem) => {
    setProblem(kind)
    announce(`${t(`photo.${kind}Title`)}. ${t(`photo.${kind}`)}`)
  }
  const mend = () => setProblem(null)
  const set = (photo: Answers['profilePhoto']) => {
    setValue('profilePhoto', photo, { shouldDirty: true })
    setValue('keptPhotoUrl', null)
    clearErrors('profilePhoto')
    announce(t(photo ? 'photo.added' : 'photo.removed'))
  }

  function choose(file: File) {
    const refused = photoProblem(file)
    if (refused) return refuse(refused)
    mend()
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
    mend()
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
