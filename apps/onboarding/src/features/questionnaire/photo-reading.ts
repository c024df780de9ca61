import { createContext, useContext, useMemo, useState } from 'react'

/**
 * The photo that is being read at the moment, if any; true once it is in the answers, false where it could not be read.
 * The form's and not the field's: a submit waits for it, and it goes on while other steps are looked at.
 */
export type PhotoReading = {
  running: Promise<boolean> | null
  start: (reading: Promise<boolean>) => void
}

const Context = createContext<PhotoReading | null>(null)

export const PhotoReadingProvider = Context.Provider

/** For the form that gives it to its fields. */
export function useNewPhotoReading(): PhotoReading {
  const [running, setRunning] = useState<Promise<boolean> | null>(null)
  return useMemo(() => {
    const start = (reading: Promise<boolean>) => {
      setRunning(reading)
      void reading.finally(() => setRunning((current) => (current === reading ? null : current)))
    }
    return { running, start }
  }, [running])
}

/** For a field of the form. */
export function usePhotoReading(): PhotoReading {
  const reading = useContext(Context)
  if (!reading) throw new Error('A photo is read for a form')
  return reading
}
