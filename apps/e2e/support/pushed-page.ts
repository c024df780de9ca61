import type { CDPSession, Page, Worker } from '@playwright/test'
import type { BrowserSubscription } from '@rafiq/testing/push-service'

/**
 * Stands in for the one thing that Chromium does not do here: a test's browser is a private window, and in those it gives
 * no subscription, whatever may be shown (https://crbug.com/41124656). This is what the page gets instead, until it is
 * taken back. The keys are real, so is the service that they belong to; permission, worker and notices are Chromium's own.
 */
export const giveSubscription = (page: Page, browser: BrowserSubscription): Promise<unknown> =>
  page.addInitScript((given) => {
    const key = 'push-subscription-of-the-test'
    const shown = () => ({
      ...given,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(key)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) === null ? null : shown()),
      subscribe: async () => {
        localStorage.setItem(key, 'given')
        return shown()
      },
    })
  }, browser)

interface ExtendablePrototype {
  waitUntil?: (work: Promise<unknown>) => void
}

/** As much of a service worker's world as a push and a press need. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
  PushEvent: { prototype: ExtendablePrototype }
  handled: Promise<unknown>
}

interface Shown {
  title: string
  lang: string
  dir: string
}

/** The page's service worker, as a push service and a person's finger reach it. */
export class PushedPage {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #registrationId: string

  private constructor(page: Page, session: CDPSession, registrationId: string) {
    this.#page = page
    this.#session = session
    this.#registrationId = registrationId
  }

  static async of(page: Page): Promise<PushedPage> {
    const session = await page.context().newCDPSession(page)
    const { origin } = new URL(page.url())
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
        if (own) resolve(own.registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    return new PushedPage(page, session, await registered)
  }

  /** Returns when the worker has shown it or decided not to. Chromium takes a notice away by itself after 25 s. */
  async deliver(data: string): Promise<void> {
    const { origin } = new URL(this.#page.url())
    const registrationId = this.#registrationId
    const worker = this.#worker()
    await worker.evaluate(() => {
      const scope = globalThis as unknown as WorkerScope
      const { prototype } = scope.PushEvent
      const own = prototype.waitUntil
      scope.handled = new Promise((resolve) => {
        prototype.waitUntil = function (work) {
          delete prototype.waitUntil
          own?.call(this, work)
          resolve(work)
        }
      })
    })
    await this.#session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    await worker.evaluate(() => (globalThis as unknown as WorkerScope).handled)
  }

  shown(): Promise<Shown[]> {
    return this.#page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const notifications = await registration.getNotifications()
      return notifications.map(({ title, lang, dir }) => ({ title, lang, dir }))
    })
  }

  /** Presses the first of what is shown. A browser says so to the worker, and to nobody else. */
  async press(): Promise<void> {
    await this.#worker().evaluate(async () => {
      const worker = globalThis as unknown as WorkerScope
      const [notification] = await worker.registration.getNotifications()
      if (!notification) throw new Error('nothing is shown')
      const event = new worker.NotificationEvent('notificationclick', { notification })
      // Only of a browser's own event may a worker ask for time.
      Object.defineProperty(event, 'waitUntil', { value: () => undefined })
      worker.dispatchEvent(event)
    })
  }

  #worker(): Worker {
    const [worker] = this.#page.context().serviceWorkers()
    if (!worker) throw new Error('there is no service worker')
    return worker
  }
}
