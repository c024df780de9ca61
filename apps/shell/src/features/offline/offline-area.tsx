import { announce, useLanguage } from '@rafiq/platform'
import { lineStore } from '@rafiq/platform/shell'
import { useEffect } from 'react'
import { LineNotice } from './line-notice.tsx'
import { offlineTexts } from './offline-texts.ts'
import { oldestShown } from './shown-copies.ts'
import { startWorker } from './start-worker.ts'
import { watchLine } from './watch-line.ts'

/** Everything that a page does about a bad line; one chunk, kept with the rest. */
export default function OfflineArea() {
  const { back } = offlineTexts[useLanguage()]
  useEffect(watchLine, [])
  useEffect(() => void startWorker(), [])
  useEffect(
    () =>
      lineStore.subscribe(({ away }, before) => {
        // Otherwise the notice itself says so.
        if (before.away && !away && oldestShown() === null) announce(back)
      }),
    [back],
  )
  return <LineNotice />
}
