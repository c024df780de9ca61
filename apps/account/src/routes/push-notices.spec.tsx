import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { aProfile, apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import type { AwayNotices, AwayNoticesChange, PushSubscriptionData } from '@rafiq/contracts/members'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { showAccount } from '../testing/show.tsx'

const path = '/api/user/push-subscription'
const given = { endpoint: 'https://push.test/1', keys: { p256dh: 'B', auth: 'A' } }

/** A browser that can show notices, as far as the member lets it. */
class Browser {
  permission: NotificationPermission = 'default'
  answer: NotificationPermission = 'granted'
  subscription: PushSubscriptionData | null = null
  reachable = true
  asked = 0
  /** The worker, which the page starts once it has settled. */
  startWorker: () => void = () => undefined

  constructor({ started = true } = {}) {
    const browser = this
    Object.assign(globalThis, {
      PushManager: class {},
      Notification: {
        get permission() {
          return browser.permission
        },
        requestPermission: async () => {
          browser.asked += 1
          browser.permission = browser.answer
          return browser.permission
        },
      },
    })
    const shown = () => {
      const { subscription } = this
      const unsubscribe = async () => {
        this.subscription = null
        return true
      }
      return subscription && { ...subscription, toJSON: () => subscription, unsubscribe }
    }
    const pushManager = {
      getSubscription: async () => shown(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (!this.reachable || applicationServerKey !== 'the key') throw new DOMException('x', 'AbortError')
        this.subscription = given
        return shown()
      },
    }
    const registration = { pushManager }
    let own = started ? registration : undefined
    const ready = new Promise((resolve) => {
      this.startWorker = () => {
        own = registration
        resolve(own)
      }
    })
    const serviceWorker = { getRegistration: async () => own, ready }
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  }
}

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name)
  for (const name of ['serviceWorker', 'standalone']) Reflect.deleteProperty(navigator, name)
  jest.restoreAllMocks()
})

const none = { message: false, contact: false, matches: false }

/** A server that keeps what is wanted, and this session's browser. */
function server({ push = none, device = null as string | null, refuses = false } = {}) {
  const state: AwayNotices = { mail: none, push: { ...push }, quietHours: null }
  let endpoint = device
  const calls = apiAnswers({
    'GET /api/user/profile': { status: 200, body: aProfile() },
    'GET /api/user/away-notices': async () => ({ status: 200, body: { ...state } }),
    'PATCH /api/user/away-notices': async () => {
      Object.assign(state.push, lastChange().push)
      return { status: 200, body: { ...state, push: { ...state.push } } }
    },
    [`GET ${path}`]: async () => ({ status: 200, body: { publicKey: 'the key', endpoint } }),
    [`PUT ${path}`]: async () => {
      if (refuses) return { status: 422, body: { code: 'push-service-unknown', message: 'x' } }
      endpoint = given.endpoint
      return { status: 204 }
    },
    [`DELETE ${path}`]: async () => {
      endpoint = null
      return { status: 204 }
    },
  })
  const lastChange = () => calls.at(-1)?.body as AwayNoticesChange
  const written = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])
  return { written }
}

const devices = async (name = 'On your devices') => within(await screen.findByRole('group', { name }))
const theSwitch = async (name: string) => (await devices()).findByRole<HTMLInputElement>('switch', { name })

test('the first notice that is switched on asks the browser, sets up this device, and is on', async () => {
  const browser = new Browser()
  const { written } = server()
  const user = showAccount()
  const message = await theSwitch('Unread messages')
  expect(browser.asked).toBe(0)
  await user.click(message)
  await screen.findByText('This device shows your notices.')
  await waitFor(() =>
    expect(written()).toEqual([
      ['PUT', given],
      ['PATCH', { push: { message: true } }],
    ]),
  )
  expect((await theSwitch('Unread messages')).checked).toBe(true)
  await user.click(await theSwitch('New contacts'))
  await waitFor(() => expect(written()).toHaveLength(3))
  expect(browser.asked).toBe(1)
})

test('push switch pressed before the service worker has started waits for it', async () => {
  const browser = new Browser({ started: false })
  const { written } = server()
  const user = showAccount()
  await user.click(await theSwitch('Unread messages'))
  await waitFor(() => expect(browser.asked).toBe(1))
  expect(written()).toEqual([])
  browser.startWorker()
  await screen.findByText('This device shows your notices.')
  await waitFor(async () => expect((await theSwitch('Unread messages')).checked).toBe(true))
})

test('push notices stay off where no worker starts, and the page says so after 10 s', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const browser = new Browser({ started: false })
  const { written } = server()
  const user = showAccount()
  await user.click(await theSwitch('Unread messages'))
  await waitFor(() => expect(browser.asked).toBe(1))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'This device could not be set up' }))
  expect(written()).toEqual([])
})

test('push notices show new controls beside the pressed one, not under it', async () => {
  new Browser()
  server()
  const user = showAccount()
  const message = await theSwitch('Unread messages')
  await user.click(message)
  const button = await screen.findByRole('button', { name: 'Not on this device' })
  const last = await theSwitch('New matches')
  expect(last.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a notice stays off where the member does not allow it, which is said', async () => {
  const browser = new Browser()
  browser.answer = 'default'
  const { written } = server()
  const user = showAccount()
  await user.click(await theSwitch('Unread messages'))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Nothing was changed' }))
  expect((await theSwitch('Unread messages')).checked).toBe(false)
  expect(written()).toEqual([])
})

test('push switch says where to allow notices where the browser blocks them for good', async () => {
  const browser = new Browser()
  browser.answer = 'denied'
  const { written } = server()
  const user = showAccount()
  await user.click(await theSwitch('Unread messages'))
  await screen.findByText('This browser does not let Rafiq show notices')
  expect((await theSwitch('Unread messages')).disabled).toBe(true)
  expect(written()).toEqual([])
})

test('another device of a member who gets notices can be set up, and left out again', async () => {
  const browser = new Browser()
  const { written } = server({ push: { ...none, message: true } })
  const user = showAccount()
  await screen.findByText('This device does not show your notices yet.')
  await user.click(screen.getByRole('button', { name: 'Show them here' }))
  await screen.findByText('This device shows your notices.')
  await user.click(screen.getByRole('button', { name: 'Not on this device' }))
  await screen.findByText('This device does not show your notices yet.')
  expect(browser.subscription).toBeNull()
  expect(written()).toEqual([
    ['PUT', given],
    ['DELETE', undefined],
  ])
})

test.each<[string, Partial<Browser>]>([
  [
    'of another session',
    { permission: 'granted', subscription: { ...given, endpoint: 'https://push.test/0' } },
  ],
  ['whose permission was taken back', { permission: 'default', subscription: null }],
])('a browser %s shows no notices of this one', async (_, state) => {
  Object.assign(new Browser(), state)
  server({ push: { ...none, message: true }, device: given.endpoint })
  showAccount()
  await screen.findByText('This device does not show your notices yet.')
})

test('a browser that cannot reach its push service says so, and nothing is switched on', async () => {
  new Browser().reachable = false
  const { written } = server()
  const user = showAccount()
  await user.click(await theSwitch('Unread messages'))
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'This device could not be set up',
      description: expect.stringContaining('could not reach'),
    }),
  )
  expect(written()).toEqual([])
})

test('a browser whose push service is not known says so', async () => {
  new Browser()
  const { written } = server({ refuses: true })
  const user = showAccount()
  await user.click(await theSwitch('Unread messages'))
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: expect.stringContaining('Another browser may work') }),
  )
  expect(written()).toEqual([['PUT', given]])
})

test.each([
  ['en', undefined, 'This browser cannot show notices'],
  ['ar', undefined, 'هذا المتصفح لا يعرض التنبيهات'],
  ['en', false, 'Add Rafiq to the Home Screen first'],
  ['ar', false, 'تلزم أولًا إضافة رفيق إلى الشاشة الرئيسية'],
] as const)(
  'a browser that cannot show notices says why in %s (standalone %s)',
  async (language, standalone, why) => {
    if (standalone !== undefined) {
      Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone })
    }
    const { written } = server({ push: { ...none, message: true } })
    const user = showAccount({ language })
    await screen.findByText(why)
    const [message, contact] = (
      await devices(language === 'ar' ? 'على أجهزتك' : undefined)
    ).getAllByRole<HTMLInputElement>('switch')
    expect([message?.disabled, contact?.disabled]).toEqual([false, true])
    if (message) await user.click(message)
    await waitFor(() => expect(written()).toEqual([['PATCH', { push: { message: false } }]]))
  },
)
