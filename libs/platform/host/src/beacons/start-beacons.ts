import { listen, type PageEvent, tell } from './page-events.ts'
import { whenSettled } from './when-settled.ts'

/**
 * Hears what goes wrong from the first script on. What reports it is a chunk of its own, for pages that use a remote:
 * fetched when they have loaded, have read what they show and are idle, at once where something failed.
 */
export function startBeacons() {
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    tell({ type: 'uncaught', kind: 'error', error, at: `${filename}:${lineno}:${colno}` }),
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    tell({ type: 'uncaught', kind: 'rejection', error: reason }),
  )
  const told: PageEvent[] = []
  let asked = false
  const begin = () => {
    if (asked) return
    asked = true
    // A page that cannot have the chunk goes on without reports.
    import(/* webpackChunkName: "beacons" */ './beacons.ts').then(
      ({ measureVitals, beaconPage }) => beaconPage(told, measureVitals()),
      () => undefined,
    )
  }
  listen((event) => {
    told.push(event)
    if (event.type === 'used') whenSettled(begin)
    else begin()
  })
}
