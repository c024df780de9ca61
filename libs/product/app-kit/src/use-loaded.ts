import { errorText, NetworkError, useFaultToast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useCallback, useState } from 'react'

/**
 * A part of the page whose code comes when it is asked for: null until then. Where it does not come, that is said, and
 * asking again tries again. `request` resolves to whether it came.
 */
export function useLoaded<Part>(load: () => Promise<Part>) {
  const { t } = useTranslation('common')
  const fault = useFaultToast()
  const [part, setPart] = useState<{ value: Part } | null>(null)
  const [loading, setLoading] = useState(false)
  const request = useCallback(async (): Promise<boolean> => {
    setLoading(true)
    try {
      const value = await load()
      fault.mended()
      setPart({ value })
      return true
    } catch (cause) {
      fault.tell({ title: errorText(new NetworkError('Network error', { cause }), t) })
      return false
    } finally {
      setLoading(false)
    }
  }, [load, t, fault])
  return { part: part?.value ?? null, loading, request }
}
