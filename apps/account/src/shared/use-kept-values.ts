import type { StoredValue } from '@rafiq/platform'
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Keeps what a form holds at every change, so that a reload, a page beside it or a session that ends at its sending costs
 * nothing. The form starts with what is kept, and whoever sends it clears that.
 */
export function useKeptValues<Values extends FieldValues>(
  { watch, getValues }: UseFormReturn<Values>,
  draft: StoredValue<Values>,
) {
  useEffect(() => {
    const watching = watch(() => draft.write(getValues()))
    return () => watching.unsubscribe()
  }, [watch, getValues, draft])
}
