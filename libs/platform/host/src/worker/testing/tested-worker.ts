import { readFileSync } from 'node:fs'
import { jest } from '@jest/globals'

export const origin = 'https://rafiq.test'

const source = readFileSync(`${import.meta.dirname}/../sw.js`, 'utf8')
  .replace('OFFLINE_PAGE', '"the offline page"')
  .replace('OFFLINE_POLICY', '"default-src \'none\'"')
  .replace('PUSH_RENEWAL_PATH', '"/api/renewal"')

/** As much of `caches` as the worker uses. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, kept)
    return {
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, response: Response) => void kept.set(key, response),
    }
  }
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
}

/** As much of an open page as the worker uses. */
export const aWindow = (path: string | null, visibilityState: DocumentVisibilityState = 'visible') => ({
  visibilityState,
  postMessage: jest.fn((message: { type: string }, [port]: MessagePort[] = []) => {
    if (message.type === 'where' && path !== null) port?.postMessage(path)
  }),
  focus: jest.fn(async () => undefined),
})

class ChangedRequest {
  constructor(request: object, init: object) {
    Object.assign(this, request, init)
  }
}

/** The service worker as it is built, in a world of its own. */
export class TestedWorker {
  readonly caches = new Caches()
  readonly navigator = { userAgent: 'Mozilla/5.0 AppleWebKit/537.36 Chrome/150.0' }
  readonly fetch = jest
    .fn<(request: unknown, init?: RequestInit) => Promise<Response>>()
    .mockRejectedValue(new TypeError('failed'))
  readonly showNotification = jest.fn<(title: string, options: object) => Promise<void>>()
  readonly subscribe = jest.fn<(options: object) => Promise<object>>()
  readonly navigationPreload = { enable: jest.fn(), disable: jest.fn() }
  readonly openWindow = jest.fn<(path: string) => Promise<void>>()
  windows: ReturnType<typeof aWindow>[] = []
  readonly #listeners = new Map<string, (event: unknown) => void>()
  readonly #work: Promise<unknown>[] = []

  constructor() {
    const { navigator, showNotification, navigationPreload, subscribe, openWindow } = this
    const self = {
      location: { origin },
      clients: { claim: async () => undefined, matchAll: async () => this.windows, openWindow },
      navigator,
      registration: { showNotification, navigationPreload, pushManager: { subscribe } },
      skipWaiting: () => undefined,
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        this.#listeners.set(type, listener),
    }
    new Function('self', 'caches', 'fetch', 'Request', source)(self, this.caches, this.fetch, ChangedRequest)
  }

  /** Tells it an event, and waits for what it does about it. */
  async dispatch(type: string, event: object = {}): Promise<void> {
    this.#listeners.get(type)?.({ waitUntil: this.#waitUntil, ...event })
    await this.settled()
  }

  /** Asks it for a path; undefined where it leaves that to the browser. */
  ask(path: string, init: Partial<Request> = {}): Promise<Response> | undefined {
    let answer: Promise<Response> | undefined
    const request = { method: 'GET', mode: 'cors', integrity: '', url: new URL(path, origin).href, ...init }
    const respondWith = (promise: Promise<Response>) => {
      answer = promise
    }
    this.#listeners.get('fetch')?.({ request, respondWith, waitUntil: this.#waitUntil })
    return answer
  }

  /** Resolves once all that it has begun is done. */
  settled(): Promise<unknown> {
    return Promise.all(this.#work)
  }

  readonly #waitUntil = (promise: Promise<unknown>) => void this.#work.push(promise)
}
