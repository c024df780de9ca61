import { createStore } from 'zustand/vanilla'

/** The worker marks a document that it kept from an earlier visit (`apps/shell/src/worker/sw.js`). */
const isKeptDocument = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).serverTiming?.some(({ name }) => name === 'kept'))

/**
 * Whether the platform is out of reach, as far as this page knows: by how its document came, by what its calls met,
 * and by what the browser says.
 */
export const lineStore = createStore<{ away: boolean }>(() => ({
  away: !navigator.onLine || isKeptDocument() === true,
}))

/** A call got no answer (`true`), or any answer at all (`false`). */
export function setLineAway(away: boolean) {
  if (lineStore.getState().away !== away) lineStore.setState({ away })
}
