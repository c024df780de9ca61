import { afterEach, expect, jest, test } from '@jest/globals'
import { sessionStorageKey } from '@rafiq/platform-contracts'
import { answerEarlyButtons } from './early-buttons.ts'
import { prerenderedPage, whenNeeded } from './prerendered.ts'

const menu = '<button aria-expanded="false" aria-controls="list">Menu</button><ul id="list" hidden></ul>'

function openDocument(attributes: string, page = menu) {
  document.body.innerHTML = `<div id="root" ${attributes}>${page}</div>`
}

async function isNeededNow(needed: Promise<void>): Promise<boolean> {
  const open = Symbol('open')
  await Promise.resolve()
  return (await Promise.race([needed, Promise.resolve(open)])) !== open
}

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('the application is needed at once where the document does not hold the page', async () => {
  openDocument('')
  expect(await isNeededNow(whenNeeded())).toBe(true)
  // A worker takes the page out where it shows the document at another address.
  openDocument('data-prerendered', '<!---->')
  expect(prerenderedPage()).toBeNull()
  expect(await isNeededNow(whenNeeded())).toBe(true)
})

test('the application is needed at once by who is signed in, since the page in the document is for visitors', async () => {
  openDocument('data-prerendered')
  sessionStorage.setItem(sessionStorageKey, 't1')
  expect(await isNeededNow(whenNeeded())).toBe(true)
})

test('the application waits where the browser refuses storage, as for any visitor', async () => {
  openDocument('data-prerendered')
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(await isNeededNow(whenNeeded())).toBe(false)
})

test('the application is needed as soon as somebody begins to do something', async () => {
  openDocument('data-prerendered')
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const needed = whenNeeded()
  expect(await isNeededNow(needed)).toBe(false)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(await isNeededNow(needed)).toBe(true)
})

test('the application does not wait for ever for a browser that is never idle', async () => {
  openDocument('data-prerendered')
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  jest.useFakeTimers()
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void, { timeout }: IdleRequestOptions = {}) =>
      setTimeout(work, timeout),
  })
  const needed = whenNeeded()
  await jest.advanceTimersByTimeAsync(4_999)
  expect(await isNeededNow(needed)).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(await isNeededNow(needed)).toBe(true)
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
})

test('a button opens and closes what it names, until the application does', () => {
  openDocument('data-prerendered')
  answerEarlyButtons()
  const [button, list] = [document.querySelector('button'), document.querySelector('ul')]
  button?.click()
  expect([button?.getAttribute('aria-expanded'), list?.hidden]).toEqual(['true', false])
  button?.click()
  expect([button?.getAttribute('aria-expanded'), list?.hidden]).toEqual(['false', true])
  document.querySelector('#root')?.removeAttribute('data-prerendered')
  button?.click()
  expect(list?.hidden).toBe(true)
})
