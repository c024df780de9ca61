import type { Fault, PageBeacon, UsedVersion, Vitals } from '@rafiq/platform-contracts'

type Version = { name: string; version: string }
type Page = Pick<PageBeacon, 'composition' | 'page' | 'sampled'>

/** What one report and one page hold at most (`beaconLimits` of the contract, which would bring its schemas along). */
const most = { versions: 8, faults: 5, faultsOfPage: 20 }

/** What a page has to report of the versions it uses, until it is taken. Whatever is beyond the bounds is left out. */
export class PageNotes {
  readonly #page: Page
  readonly #notes = new Map<string, UsedVersion>()
  readonly #failed = new Set<string>()
  readonly #loaded = new Set<string>()
  #faults = 0

  constructor(page: Page) {
    this.#page = page
  }

  used(version: Version, fallback: boolean) {
    const note = this.#note(version, fallback)
    if (note) note.load = this.#first(this.#loaded, version) || note.load
  }

  /** True where it is the version's first in this page. */
  failed(version: Version, fallback: boolean, fault: Fault): boolean {
    const note = this.#add(version, fallback, fault)
    if (!note) return false
    // A version that did not load was to be used all the same.
    note.load = this.#first(this.#loaded, version) || note.load
    const first = this.#first(this.#failed, version)
    note.failed = first || note.failed
    return first
  }

  /** A fault by which the version has not failed. True where there was room for it. */
  faulty(version: Version, fallback: boolean, fault: Fault): boolean {
    return this.#add(version, fallback, fault) !== null
  }

  measured(version: Version, fallback: boolean, vitals: Vitals) {
    const note = this.#note(version, fallback)
    if (note) note.vitals = vitals
  }

  /** What was noted since the last time; null where there is nothing to say. */
  take(): PageBeacon | null {
    const notes = [...this.#notes.values()]
    const versions = this.#page.sampled ? notes : notes.filter(({ faults }) => faults.length > 0)
    this.#notes.clear()
    return versions.length > 0 ? { ...this.#page, versions } : null
  }

  #add(version: Version, fallback: boolean, fault: Fault): UsedVersion | null {
    const note = this.#note(version, fallback)
    if (!note || this.#faults === most.faultsOfPage || note.faults.length === most.faults) return null
    this.#faults += 1
    note.faults.push(fault)
    return note
  }

  #note({ name, version }: Version, fallback: boolean): UsedVersion | null {
    const key = `${name}@${version}`
    const known = this.#notes.get(key)
    if (known) return known
    if (this.#notes.size === most.versions) return null
    const note = { remote: name, version, fallback, load: false, failed: false, faults: [] }
    this.#notes.set(key, note)
    return note
  }

  #first(seen: Set<string>, { name, version }: Version): boolean {
    const before = seen.size
    return seen.add(`${name}@${version}`).size > before
  }
}
