import { shareSessionAcrossTabs } from '@rafiq/platform/shell'

let shared: Promise<void> | null = null

/** Starts sharing the session between tabs, once; resolves when the other tabs have been asked for theirs. */
export function sessionShared(): Promise<void> {
  if (!('BroadcastChannel' in globalThis)) return Promise.resolve()
  shared ??= shareSessionAcrossTabs()
  return shared
}
