import { useEffect, useLayoutEffect } from 'react'
import { entered, left } from './leaks.ts'

/**
 * Says that a version is in the page, and when it is not any more. Before what it draws: effects run in this order, those of
 * layouts before all others, so that no effect of the remote comes earlier; and what ends, ends in one go.
 */
export function LeakWatch({ name, version }: { name: string; version: string }) {
  useLayoutEffect(() => entered({ name, version }), [name, version])
  useEffect(() => () => left({ name, version }), [name, version])
  return null
}
