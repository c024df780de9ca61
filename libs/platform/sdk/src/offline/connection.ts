import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { pageWide } from '../host/page-wide.ts'

/** The worker marks a document that it kept from an earlier visit (`sw.js` of `@rafiq/host`). */
const isKeptDocument = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).serverTiming?.some(({ name }) => name === 'kept'))

/**
 * Whether the platform is out of reach, as far as this page knows: by how its document came, by what its calls met,
 * and by what the browser says.
 */
export const connectionStore = pageWide('connection', () =>
  createStore<{ offline: boolean }>(() => ({
    offline: !navigator.onLine || isKeptDocument() === true,
  })),
)

/** A call got no answer (`true`), or any answer at all (`false`). */
export function setOffline(offline: boolean) {
  if (connectionStore.getState().offline !== offline) connectionStore.setState({ offline })
}

/** Whether the platform is out of reach: what is sent now waits. */
export const useOffline = (): boolean => useStore(connectionStore, ({ offline }) => offline)
