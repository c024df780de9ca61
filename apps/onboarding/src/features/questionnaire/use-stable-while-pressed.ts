import { useState, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let pressed = false

function set(next: boolean) {
  pressed = next
  for (const listener of listeners) listener()
}

const press = () => set(true)
/** After the click, which comes right behind. */
const release = () => setTimeout(() => set(false))
const ends = ['pointerup', 'pointercancel'] as const

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', press, true)
    for (const end of ends) window.addEventListener(end, release, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    pressed = false
    window.removeEventListener('pointerdown', press, true)
    for (const end of ends) window.removeEventListener(end, release, true)
  }
}

/**
 * The value, but while a pointer is down the one from before: what appears between press and release moves what is
 * pressed away from under the pointer, and the click misses it.
 */
export function useStableWhilePressed<T>(value: T): T {
  const held = useSyncExternalStore(subscribe, () => pressed)
  const [shown, setShown] = useState(value)
  if (!held && !Object.is(shown, value)) setShown(value)
  return held ? shown : value
}
