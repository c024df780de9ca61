import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NetworkProxy } from '../../apps/e2e/support/network-proxy.ts'
import type { WordKey, Words } from '../../apps/e2e/support/words.ts'
import type { Query, Role } from './find-element.ts'
import type { Size, Tab, TabElement } from './tab.ts'
import { until } from './until.ts'

interface Means {
  tab: Tab
  /** The line to the platform. */
  network: NetworkProxy
  words: Words
  /** For pictures of what this person saw. */
  folder: string
  /** What this browser may complain about at any time, and what once its line was cut. */
  knownComplaints: readonly RegExp[]
  complaintsOfCuts: readonly RegExp[]
}

interface How {
  role?: Role
  /** Its label says more than the name, such as that it may stay empty. */
  part?: boolean
}

/** Somebody at a browser, in the verbs of the journey. Each waits until it can be done. */
export class Person {
  readonly words: Words
  readonly #tab: Tab
  readonly #network: NetworkProxy
  readonly #folder: string
  readonly #knownComplaints: readonly RegExp[]
  readonly #complaintsOfCuts: readonly RegExp[]
  readonly #complaints: string[] = []
  #wasCut = false

  constructor({ tab, network, words, folder, knownComplaints, complaintsOfCuts }: Means) {
    this.words = words
    this.#tab = tab
    this.#network = network
    this.#folder = folder
    this.#knownComplaints = knownComplaints
    this.#complaintsOfCuts = complaintsOfCuts
    mkdirSync(folder, { recursive: true })
  }

  async open(path: string): Promise<void> {
    await this.#listen()
    await this.#tab.open(new URL(path, this.#network.url).href)
  }

  async reload(): Promise<void> {
    await this.#listen()
    await this.#tab.reload()
  }

  resize(size: Size): Promise<void> {
    return this.#tab.resize(size)
  }

  async click(query: Query): Promise<void> {
    await until(`a press on ${nameOf(query)}`, async () => {
      const element = await this.#tab.find(query)
      if (!element || (await element.read()).disabled) return false
      return element.click()
    })
  }

  press(role: Role, key: WordKey, values?: Record<string, string | number>): Promise<void> {
    return this.click({ role, name: this.words(key, values) })
  }

  /** Chooses a radio button or ticks a box. */
  async check(role: 'radio' | 'checkbox', name: string, part = false): Promise<void> {
    const query = { role, name, part }
    await this.click(query)
    await until(`${name} to be checked`, async () => (await this.find(query)).checked)
  }

  async fill(name: string, text: string, { role = 'field', part = false }: How = {}): Promise<void> {
    const query = { role, name, part }
    await this.click(query)
    await (await this.#element(query)).type(text)
    await until(`${name} to hold ${text}`, async () => (await this.find(query)).value === text)
  }

  /** What fits, once it is there. */
  async find(query: Query): ReturnType<TabElement['read']> {
    return (await this.#element(query)).read()
  }

  async lose(query: Query): Promise<void> {
    await until(`${nameOf(query)} to be gone`, async () => (await this.#tab.find(query)) === undefined)
  }

  async see(text: string): Promise<void> {
    const plain = plainText(text)
    await until(`the text ${plain}`, async () =>
      // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not seen
      plainText(await this.#tab.evaluate(() => document.body.innerText)).includes(plain),
    )
  }

  /** The service worker controls the page and has what it needs to open offline. */
  async readyForOffline(): Promise<void> {
    await until('what is needed offline', () =>
      this.#tab.evaluate(async () => {
        // The shell's name is written last.
        const kept = await Promise.all(['/', '/shell'].map((key) => caches.match(key, { ignoreVary: true })))
        return navigator.serviceWorker.controller !== null && kept.every((one) => one !== undefined)
      }),
    )
  }

  async cutLine(): Promise<void> {
    await this.#listen()
    this.#wasCut = true
    await this.#network.cut()
  }

  mendLine(): Promise<void> {
    return this.#network.open()
  }

  /** Keeps what is in view, and refuses a page that is wider than the window. */
  async picture(name: string): Promise<void> {
    // Of what is there, with its own letters.
    await this.#tab.evaluate(async () => void (await document.fonts.ready))
    writeFileSync(join(this.#folder, `${name}.png`), await this.#tab.picture())
    const excess = await this.#tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (excess > 0) throw new Error(`${name} is ${excess} px wider than its window`)
  }

  /** What the browser complained about and should not have. */
  async complaints(): Promise<string[]> {
    await this.#listen()
    return this.#complaints.splice(0)
  }

  async #listen(): Promise<void> {
    const expected = [...this.#knownComplaints, ...(this.#wasCut ? this.#complaintsOfCuts : [])]
    const complaints = await this.#tab.takeComplaints()
    this.#complaints.push(...complaints.filter((text) => !expected.some((one) => one.test(text))))
  }

  #element(query: Query): Promise<TabElement> {
    return until(nameOf(query), () => this.#tab.find(query))
  }
}

const nameOf = ({ role, name = '', text = '' }: Query): string => [role, name, text].join(' ').trim()

/** Without the marks of direction around names, which a text field of a page may have or not. */
const plainText = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')
