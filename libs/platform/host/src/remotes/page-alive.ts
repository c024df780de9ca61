import { type EndedPage, isFallback, ownPage } from '../beacons/own-page.ts'
import type { RemoteVersion } from '../composition/composition.ts'

/** A page that this version ran in ended without leaving: it froze, or the browser took its memory away. */
export class PageCrashError extends Error {
  override readonly name = 'PageCrashError'
  /** The page that ended: the crash is its vote, and no other page's. Undefined: it was nobody's own, and has none. */
  readonly ended: EndedPage | undefined

  constructor(ended?: EndedPage) {
    super()
    this.ended = ended
  }
}

type Marker = { version: string; at: number; ended?: EndedPage | undefined }

const prefix = 'page-alive:'
/** Milliseconds between two signs of life. */
const interval = 1_000
/** Milliseconds without one after which a page that is in view has frozen. */
const patience = 8_000

/** Of this tab, over reloads. */
function tabId(): string {
  const known = sessionStorage.getItem(prefix)
  if (known !== null) return known
  const id = crypto.randomUUID()
  sessionStorage.setItem(prefix, id)
  return id
}

const keyOf = ({ name, version }: Pick<RemoteVersion, 'name' | 'version'>) => `${name}@${version}`

function read(key: string): Marker | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Marker | null
  } catch {
    return null
  }
}

/**
 * Marks, where it outlives the page, which version runs in it. The mark goes when the page is left or hidden; one that stays says
 * that the page never came to that.
 */
export class PageAlive {
  #shown: RemoteVersion | null = null

  /**
   * Before a version runs in this page.
   *
   * @throws PageCrashError once for each page that ended so with this version: another one takes its place
   */
  async begin(version: RemoteVersion): Promise<void> {
    try {
      const crashed = await this.#crashedBefore(keyOf(version))
      if (crashed) throw new PageCrashError(crashed.ended)
      if (this.#shown === null) this.#watch()
      this.#shown = version
      this.#beat()
    } catch (error) {
      // Storage may be refused or full: the version runs unmarked.
      if (error instanceof PageCrashError) throw error
    }
  }

  #watch() {
    const rest = () => localStorage.removeItem(prefix + tabId())
    setInterval(() => this.#beat(), interval)
    addEventListener('pagehide', rest)
    addEventListener('visibilitychange', () => (document.hidden ? rest() : this.#beat()))
  }

  #beat() {
    if (document.hidden || this.#shown === null) return
    const page = ownPage()
    const ended = page === null ? undefined : { page, fallback: isFallback(this.#shown) }
    const marker = { version: keyOf(this.#shown), at: Date.now(), ended } satisfies Marker
    localStorage.setItem(prefix + tabId(), JSON.stringify(marker))
  }

  async #crashedBefore(version: string): Promise<Marker | null> {
    const own = prefix + tabId()
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue
      const marker = read(key)
      // Before this page's own mark is set, one of its tab is of the page before, which is gone.
      const isOfPageBefore = key === own && this.#shown === null
      // What another version is charged with waits until that one begins: neither does it hold this one up.
      if (!isOfPageBefore && (marker?.version !== version || !(await isSilent(key, marker)))) continue
      localStorage.removeItem(key)
      if (marker?.version === version) return marker
    }
    return null
  }
}

/** Also a while later: after a sleep of the machine a page needs a moment for its next sign. */
async function isSilent(key: string, { at }: Marker): Promise<boolean> {
  if (Date.now() - at < patience) return false
  await new Promise((resolve) => setTimeout(resolve, 2 * interval))
  return read(key)?.at === at
}
