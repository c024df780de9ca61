import { announce, useLanguage } from '@rafiq/platform'
import { connectionStore } from '@rafiq/platform/shell'
import { useEffect, useLayoutEffect } from 'react'
import { completeRemotes } from '../composition/complete-remotes.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { offlineTexts } from './notice.ts'
import { oldestShown } from './shown-copies.ts'
import { startWorker } from './start-worker.ts'
import { watchConnection } from './watch-connection.ts'

/** Before somebody goes to a remote that the document has in short, and so that the worker keeps what it takes. */
const prefetchRemotes = () => completeRemotes().catch(() => undefined)

/** Everything that a page does about a bad connection; one chunk, kept with the rest. */
export default function OfflineArea() {
  const { back } = offlineTexts[useLanguage()]
  useEffect(watchConnection, [])
  useEffect(() => void startWorker(), [])
  useEffect(() => void prefetchRemotes(), [])
  // With the notice itself: from when that is seen, the return is told.
  useLayoutEffect(
    () =>
      connectionStore.subscribe(({ offline }, before) => {
        // Otherwise the notice itself says so.
        if (before.offline && !offline && oldestShown() === null) announce(back)
      }),
    [back],
  )
  return <ConnectionNotice />
}
