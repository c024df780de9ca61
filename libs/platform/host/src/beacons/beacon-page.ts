import { isApiError, isNetworkError, settings } from '@rafiq/platform'
import { connectionStore } from '@rafiq/platform/shell'
import { type Fault, faultDelays, type PageBeacon, type Vitals } from '@rafiq/platform-contracts'
import { allVersions, ownerOf } from '../composition/composition.ts'
import { compositionStore } from '../composition/composition-store.ts'
import { classOf, type Origin, originOf } from './origin-of.ts'
import { type EndedPage, isFallback, ownPage } from './own-page.ts'
import { listen, type PageEvent } from './page-events.ts'
import { PageNotes } from './page-notes.ts'

/**
 * Reports how the versions of remotes do in this page: failures soon, loads and web vitals when the page is left. It
 * sends kinds, classes of errors and places in code; no address, no text, nothing of the member.
 *
 * @param vitals of the page so far, once
 */
export function beaconPage(told: readonly PageEvent[], vitals: () => Vitals | null) {
  const { previews } = compositionStore.getState()
  const page = ownPage()
  // A page that was opened again, by its composition's id, is no visitor's own.
  if (page === null) return
  const sampled = Math.random() < settings.reportSample
  const notes = new PageNotes({ ...page, sampled })
  const start = location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    const report = notes.take()
    if (report) post(report)
  }

  const note = (event: PageEvent) => {
    if (event.type === 'used') {
      if (!isPreview(event.name)) notes.used(event, isFallback(event))
      return
    }
    const origin = faultOrigin(event)
    if (!origin || isPreview(origin.name) || isNoFault(event)) return
    if (isCrash(event)) {
      const beacon = crashBeacon(event)
      if (beacon) post(beacon)
      return
    }
    if (event.type === 'leaked') {
      // It is mended, and the page works: nothing that a version has failed by.
      if (notes.faulty(origin, isFallback(origin), toFault(event, origin)))
        timer ??= setTimeout(send, faultDelays.page)
      return
    }
    if (notes.failed(origin, isFallback(origin), toFault(event, origin))) {
      // What breaks together is told together.
      timer ??= setTimeout(send, faultDelays.page)
    }
  }

  const isPreview = (name: string) => previews.some(({ remote }) => remote === name)

  told.forEach(note)
  listen(note)
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const owned = ownerOf(compositionStore.getState(), start)
    const measured = owned && !isPreview(owned.name) ? vitals() : null
    if (owned && measured) {
      notes.measured({ name: owned.name, version: owned.remote.metadata.version }, false, measured)
    }
    send()
  })
}

type FaultEvent = Exclude<PageEvent, { type: 'used' }>

/** Told of a page that has ended, by the one that found its mark. */
const isCrash = (event: FaultEvent): event is CrashEvent => event.type === 'failed' && event.kind === 'crash'
type CrashEvent = Extract<FaultEvent, { type: 'failed' }> & { error: { ended?: EndedPage } }

/**
 * What a page did not live to tell, in its own name: where the browser has told it (`Reporting-Endpoints`), or the version had failed
 * before, the page has voted. It tells no load, so it is in no rate. Null for a page without a vote.
 */
function crashBeacon({ name, version, error }: CrashEvent): PageBeacon | null {
  if (!error.ended) return null
  const { page, fallback } = error.ended
  return {
    ...page,
    sampled: false,
    versions: [
      {
        ...{ remote: name, version, fallback, load: false, failed: true },
        faults: [{ kind: 'crash', error: classOf(error) }],
      },
    ],
  }
}

function faultOrigin(event: FaultEvent): Origin | null {
  const versions = allVersions(compositionStore.getState())
  if (event.type === 'uncaught') return originOf(event.error, versions, event.at)
  const { name, version, error } = event
  const own = versions.filter((known) => known.name === name && known.version === version)
  return originOf(error, own) ?? { name, version, stack: [] }
}

/** A rejection of the API that a page did not give up on, or a connection that is lost, is no fault of a version. */
function isNoFault({ type, error }: FaultEvent): boolean {
  const isRejection = isApiError(error) && type !== 'failed'
  return isRejection || isNetworkError(error) || connectionStore.getState().offline || !navigator.onLine
}

function toFault({ kind, error }: FaultEvent, { stack }: Origin): Fault {
  const [place, ...callers] = stack
  return { kind, error: classOf(error), ...place, ...(callers.length > 0 && { callers }) }
}

/** A beacon outlives its page; it is not tried again, and nobody waits for it. */
function post(report: PageBeacon) {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon('/api/releases/reports', body)
}
