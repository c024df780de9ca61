import type { RemoteVersion } from '../../composition/composition.ts'

/** A listener of a remote on the window or the document that outlived its page. */
export class LeakedListenerError extends Error {
  override readonly name = 'LeakedListenerError'
}

/** A style of a remote outside of its own elements that outlived its page. */
export class LeakedStyleError extends Error {
  override readonly name = 'LeakedStyleError'
}

/** Something that a version added outside of itself. */
export type Added = Readonly<{
  owner: RemoteVersion
  /** Where it was added. */
  error: Error
  /** Whether it is still there. */
  isThere: () => boolean
  remove: () => void
}>

type Version = Pick<RemoteVersion, 'name' | 'version'>

/** Milliseconds that a version has to tidy up after it left: some first send what waits. */
const patience = 1_000

const keyOf = ({ name, version }: Version) => `${name}@${version}`

/** Removes what versions leave behind outside of themselves, once nothing of them is in the page any more, and says so. */
export class PageLeaks {
  readonly #tell: (leak: Added) => void
  readonly #shown = new Map<string, number>()
  readonly #added = new Map<string, Set<Added>>()
  readonly #leaving = new Map<string, ReturnType<typeof setTimeout>>()

  constructor(tell: (leak: Added) => void) {
    this.#tell = tell
  }

  /** @returns ends it */
  watch = (version: Version): (() => void) => {
    const key = keyOf(version)
    clearTimeout(this.#leaving.get(key))
    this.#leaving.delete(key)
    this.#shown.set(key, (this.#shown.get(key) ?? 0) + 1)
    return () => this.#left(key)
  }

  #left(key: string) {
    const shown = (this.#shown.get(key) ?? 1) - 1
    this.#shown.set(key, shown)
    if (shown > 0) return
    this.#shown.delete(key)
    this.#leaving.set(
      key,
      setTimeout(() => this.#clear(key), patience),
    )
  }

  /** Whether anything of any remote is in the page: what nobody can have added needs no look. */
  get isIdle(): boolean {
    return this.#shown.size === 0
  }

  /** What is added while nothing of its owner is in the page is nobody's. */
  add(added: Added): void {
    const key = keyOf(added.owner)
    if (!this.#shown.has(key)) return
    const all = this.#added.get(key) ?? new Set()
    this.#added.set(key, all)
    for (const known of all) if (!known.isThere()) all.delete(known)
    all.add(added)
  }

  #clear(key: string) {
    this.#leaving.delete(key)
    const all = this.#added.get(key) ?? []
    this.#added.delete(key)
    for (const added of all) {
      if (!added.isThere()) continue
      added.remove()
      this.#tell(added)
    }
  }
}
