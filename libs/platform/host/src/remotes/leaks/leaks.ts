import type { RemoteVersion } from '../../composition/composition.ts'

/** Something of a version is in the page from now on. @returns its page, or what it put into a slot, is gone */
export type WatchLeaks = (version: Pick<RemoteVersion, 'name' | 'version'>) => () => void

/** In the chunk that loads remotes, so that pages without one do without it. */
export let watchLeaks: WatchLeaks = () => () => undefined

export const setWatchLeaks = (next: WatchLeaks): void => {
  watchLeaks = next
}
