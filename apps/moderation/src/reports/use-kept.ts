import { memberStorageName, useProfile } from '@rafiq/platform'
import { useState } from 'react'

/**
 * What somebody of the team is typing, kept in this browser under their name until it is sent, and erased when they
 * sign out. Storage that refuses costs the survival over a reload, never the page.
 */
export function useKept<Value>(name: string, empty: Value, isValue: (value: unknown) => value is Value) {
  const { data: profile } = useProfile()
  const key = profile ? memberStorageName(profile.id, name) : null
  const [typed, setTyped] = useState<{ value: Value } | null>(null)
  const value = typed ? typed.value : ((key === null ? null : read(key, isValue)) ?? empty)
  const change = (next: Value, kept: Value | null) => {
    setTyped({ value: next })
    if (key !== null) write(key, kept)
  }
  return {
    value,
    keep: (next: Value) => change(next, next),
    forget: () => change(empty, null),
  }
}

function read<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isValue(kept) ? kept : null
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or refused: the form itself still holds it.
  }
}
