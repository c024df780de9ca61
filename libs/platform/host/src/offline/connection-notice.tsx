import { useFormat, useLanguage } from '@rafiq/platform'
import { connectionStore, ownNoticeStore } from '@rafiq/platform/shell'
import { Button, RefreshCw, WifiOff } from '@rafiq/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { isSameDay, noticeFor, offlineTexts } from './notice.ts'
import { refreshCopies, useShownCopies } from './shown-copies.ts'

/**
 * Below the header, for as long as there is no connection or something on the page is a copy from before, unless the
 * page says it itself.
 */
export function ConnectionNotice() {
  const offline = useStore(connectionStore, (state) => state.offline)
  const savedAt = useShownCopies()
  const texts = offlineTexts[useLanguage()]
  const saidByPage = useStore(ownNoticeStore, ({ pages }) => pages > 0)
  const sentence = saidByPage ? null : noticeFor({ offline, savedAt })
  return (
    <div role="status" className="sticky top-18 z-30">
      {sentence && (
        <div className="animate-unfold border-b border-line bg-sunken">
          <div className="mx-auto flex min-h-12 max-w-page items-center gap-3 px-4 py-1 text-sm sm:px-6">
            {offline && <WifiOff aria-hidden="true" className="size-5 shrink-0 text-soft" />}
            <p className="grow py-1.5">
              <Sentence text={texts[sentence]} savedAt={savedAt} />
            </p>
            {!offline && <Refresh label={texts.refresh} />}
          </div>
        </div>
      )}
    </div>
  )
}

function Sentence({ text, savedAt }: { text: string; savedAt: number | null }) {
  const { date, time } = useFormat()
  const [before, after] = text.split('{{time}}')
  if (savedAt === null || after === undefined) return before
  return (
    <>
      {before}
      <time dateTime={new Date(savedAt).toISOString()} className="whitespace-nowrap">
        <bdi>{isSameDay(savedAt, Date.now()) ? time(savedAt) : `${date(savedAt)} ${time(savedAt)}`}</bdi>
      </time>
      {after}
    </>
  )
}

function Refresh({ label }: { label: string }) {
  const [busy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    await refreshCopies()
    setBusy(false)
  }
  return (
    <Button variant="quiet" icon={<RefreshCw />} busy={busy} onClick={() => void refresh()}>
      {label}
    </Button>
  )
}
