import { useTranslation } from '@rafiq/platform/i18n'
import { useLocation } from '@rafiq/platform/router'
import { queryClient } from '@rafiq/platform/shell'
import { remoteScope } from '@rafiq/platform-contracts'
import { PageColumn, Skeleton } from '@rafiq/ui'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { LeakWatch } from './leaks/leak-watch.tsx'
import { overwritten } from './overwritten.ts'

/** Milliseconds that a page has to show something. */
const pageTimeout = 5_000
/** Milliseconds between two looks at it. */
const interval = 500

/** A page that is there and has nothing in it. */
class EmptyPageError extends Error {
  override readonly name = 'EmptyPageError'
}

/** A page that waits, and for no answer of the API. */
class PageTimeoutError extends Error {
  override readonly name = 'PageTimeoutError'
}

type PageMonitorProps = { name: string; version: string; children: ReactNode }

/** A remote's page, which fails where it shows nothing within its time: to its error boundary it is as if it threw. */
export function PageMonitor({ name, version, children }: PageMonitorProps) {
  const { pathname } = useLocation()
  const [fault, setFault] = useState<Error | null>(null)
  if (fault) throw fault
  return (
    <>
      <LeakWatch name={name} version={version} />
      <PageTimer key={pathname} scope={remoteScope(name, version)} onFault={setFault} />
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </>
  )
}

type PageTimerProps = { scope: string; onFault: (fault: Error | null) => void }

/**
 * The time of one page, up to the first look that finds something in it: a page that empties later, such as one whose
 * session has just ended, is about to be left.
 */
function PageTimer({ scope, onFault }: PageTimerProps) {
  useEffect(() => {
    let left = pageTimeout
    let timer = setTimeout(look, interval)
    function look() {
      const broken = overwritten()
      if (broken) return onFault(broken)
      const fault = faultOf(scope)
      if (!fault) return
      // A tab in the background need not paint, and a read that is under way is the API's to answer.
      if (!document.hidden && queryClient.isFetching() === 0) left -= interval
      if (left > 0) timer = setTimeout(look, interval)
      else onFault(fault)
    }
    return () => clearTimeout(timer)
  }, [scope, onFault])
  return null
}

/** In the place of a page that suspends where nothing of its own catches that. */
function Waiting() {
  const { t } = useTranslation('common')
  return (
    <PageColumn>
      <p role="status" className="sr-only" data-page-waiting="">
        {t('words.loading')}
      </p>
      <Skeleton className="h-9 w-3/5" />
    </PageColumn>
  )
}

/** What can be seen without a word in it. */
const visible = 'img,svg,canvas,video,audio,iframe,input,button,select,textarea,meter,progress,hr'

function faultOf(scope: string): Error | null {
  const areas = [...document.querySelectorAll(`[data-remote="${scope}"]`)]
  if (areas.length === 0) return null
  if (areas.some((area) => area.querySelector('[data-page-waiting]'))) return new PageTimeoutError()
  const isEmpty = areas.every((area) => area.textContent?.trim() === '' && !area.querySelector(visible))
  return isEmpty ? new EmptyPageError() : null
}
