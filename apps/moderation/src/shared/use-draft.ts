import { useProfile } from '@rafiq/app-kit'
import { memberStorageName, storedValue } from '@rafiq/platform'
import { useState } from 'react'

/**
 * What somebody of the team is typing, kept in this browser under their name until it is sent, and erased when they
 * sign out. Storage that refuses costs the survival over a reload, never the page.
 */
export function useDraft<Value>(name: string, empty: Value, isValue: (value: unknown) => value is Value) {
  const { data: profile } = useProfile()
  const stored = profile
    ? storedValue({ key: memberStorageName(profile.id, name), shape: isValue, storage: 'local' })
    : null
  const [typed, setTyped] = useState<{ value: Value } | null>(null)
  return {
    value: typed ? typed.value : (stored?.read() ?? empty),
    keep: (next: Value) => {
      setTyped({ value: next })
      stored?.write(next)
    },
    discard: () => {
      setTyped({ value: empty })
      stored?.clear()
    },
  }
}
