import { useSyncExternalStore } from 'react'

/** What tells a value of the right shape from anything else: a zod schema, or a guard where zod would cost too much. */
type Shape<T> = { parse: (value: unknown) => T } | ((value: unknown) => value is T)

type StoredValueOptions<T> = {
  /** Under which name; of a member's things by `memberStorageName`, so that signing out erases them. */
  key: string
  shape: Shape<T>
  /** `session`: of this tab, until it closes; `local`: of this browser. */
  storage?: 'session' | 'local'
}

export type StoredValue<T> = {
  /** What is kept; null where there is nothing, or nothing of the right shape. Equal content is the same object. */
  read: () => T | null
  /** Whether it survives a reload; if not, it lives as long as this page. */
  write: (value: T) => boolean
  clear: () => void
  /** Calls back when this page changes the value. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** What the storage refused to keep, by kind and key. */
const refused = new Map<string, string>()
const parsed = new Map<string, { text: string; value: unknown }>()
const listeners = new Map<string, Set<() => void>>()

/** One value as JSON in the browser's storage. A storage that is full or refused costs the reload, never the page. */
export function storedValue<T>({ key, shape, storage = 'session' }: StoredValueOptions<T>): StoredValue<T> {
  const id = `${storage}:${key}`
  const tell = () => {
    for (const listener of listeners.get(id) ?? []) listener()
  }
  return {
    read() {
      const text = refused.get(id) ?? guarded(() => areaOf(storage).getItem(key)) ?? null
      if (text === null) return null
      const known = parsed.get(id)
      if (known?.text === text) return known.value as T | null
      const value = guarded(() => checked(shape, JSON.parse(text)))
      parsed.set(id, { text, value })
      return value
    },
    write(value) {
      const text = JSON.stringify(value)
      const isKept = guarded(() => areaOf(storage).setItem(key, text) ?? true) !== null
      if (isKept) refused.delete(id)
      else refused.set(id, text)
      tell()
      return isKept
    },
    clear() {
      refused.delete(id)
      guarded(() => areaOf(storage).removeItem(key))
      tell()
    },
    subscribe(listener) {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      return () => void own.delete(listener)
    },
  }
}

/** The value as it changes in this page. */
export const useStoredValue = <T>({ subscribe, read }: StoredValue<T>): T | null =>
  useSyncExternalStore(subscribe, read)

/** Forgets what is held in place of a storage, for keys that are erased from the storages themselves. */
export function forgetRefused(isErased: (key: string) => boolean): void {
  for (const id of refused.keys()) if (isErased(id.slice(id.indexOf(':') + 1))) refused.delete(id)
}

const areaOf = (storage: 'session' | 'local') => (storage === 'local' ? localStorage : sessionStorage)

/** Storage throws where it is full, switched off or of another origin, and JSON where something else wrote it. */
function guarded<R>(work: () => R): R | null {
  try {
    return work()
  } catch {
    return null
  }
}

function checked<T>(shape: Shape<T>, value: unknown): T | null {
  if (typeof shape !== 'function') return shape.parse(value)
  return shape(value) ? value : null
}
