import { useLayoutEffect } from 'react'
import { watchLeaks } from './leaks.ts'

/** Before what a version draws: effects run in this order, those of layouts before all others, so that none of its own comes earlier. */
export function LeakWatch({ name, version }: { name: string; version: string }) {
  useLayoutEffect(() => watchLeaks({ name, version }), [name, version])
  return null
}
