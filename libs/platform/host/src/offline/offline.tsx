import { connectionStore } from '@rafiq/platform/shell'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'

/** Milliseconds after which the page has settled: a worker is for the next visit, so it can wait. */
const settleTime = 2000

const OfflineArea = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "offline" */ './offline-area.tsx').catch(() => ({ default: Nothing })),
)

/** A page that opened without a connection and without this chunk goes on without the notice. */
const Nothing = () => null

/** Not part of the first script: fetched when the page has settled, at once where there is no connection. */
export function Offline() {
  const [settled, setSettled] = useState(false)
  const offline = useStore(connectionStore, (state) => state.offline)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleTime)
    return () => clearTimeout(timer)
  }, [])
  if (!settled && !offline) return null
  return (
    <Suspense fallback={null}>
      <OfflineArea />
    </Suspense>
  )
}
