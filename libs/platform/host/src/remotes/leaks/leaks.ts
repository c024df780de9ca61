import type { RemoteVersion } from '../../composition/composition.ts'

type Shown = Pick<RemoteVersion, 'name' | 'version'>

/** What watches over the leaks of remotes: in the chunk that loads them, so that pages without one do without it. */
export type LeakWatch = Readonly<{ entered: (version: Shown) => void; left: (version: Shown) => void }>

let watch: LeakWatch | null = null

export const setLeakWatch = (next: LeakWatch): void => {
  watch = next
}

/** Something of this version is in the page from now on. */
export const entered = (version: Shown): void => watch?.entered(version)

/** A page of it, or what it put into a slot, is gone. */
export const left = (version: Shown): void => watch?.left(version)
