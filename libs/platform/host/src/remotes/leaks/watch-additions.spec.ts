import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type Added, PageLeaks } from './page-leaks.ts'
import { watchAdditions } from './watch-additions.ts'

const chat = { name: 'chat', version: '1.0.0', url: '/remotes/chat/1.0.0/remoteEntry.js', integrity: '' }
const byChat = `Error
    at effect (http://localhost/remotes/chat/1.0.0/room.js:1:234)
    at commit (http://localhost/shell/react.js:1:9)`
const byShell = 'Error\n    at effect (http://localhost/shell/react.js:1:9)'

const headMethods = ['append', 'prepend', 'appendChild', 'insertBefore'] as const

/** What is watched are these very objects; they are put back as they were. */
const objects = () => [window, document, document.head]
const names = ['addEventListener', 'removeEventListener', 'adoptedStyleSheets', ...headMethods]
const before = objects().map((object) => names.map((name) => Object.getOwnPropertyDescriptor(object, name)))

let told: Added[]
let caller: string
let leaks: PageLeaks
let end: () => void

function leave() {
  end()
  jest.advanceTimersByTime(1000)
}

beforeAll(() => {
  // jsdom itself listens to the window from its first style on.
  document.head.append(document.createElement('style'))
  document.head.replaceChildren()
})
beforeEach(() => {
  jest.useFakeTimers()
  told = []
  caller = byChat
  leaks = new PageLeaks((leak) => told.push(leak))
  watchAdditions({ leaks, versions: () => [chat], trace: () => caller })
  end = leaks.watch(chat)
})
afterEach(() => {
  jest.useRealTimers()
  for (const [at, object] of objects().entries()) {
    for (const [index, name] of names.entries()) {
      Reflect.deleteProperty(object, name)
      const descriptor = before[at]?.[index]
      if (descriptor) Object.defineProperty(object, name, descriptor)
    }
  }
  document.head.replaceChildren()
})

const namesOf = () => told.map(({ error }) => error.name)

describe.each([
  ['window', () => window],
  ['document', () => document],
])('a listener of a remote on the %s', (_, target) => {
  const heard = () => {
    const listener = jest.fn()
    const count = () => {
      target().dispatchEvent(new window.Event('ping'))
      return listener.mock.calls.length
    }
    return { listener, count }
  }

  test('works, and is removed and told when the remote has left', () => {
    const { listener, count } = heard()
    target().addEventListener('ping', listener)
    expect(count()).toBe(1)
    leave()
    expect([count(), namesOf()]).toEqual([1, ['LeakedListenerError']])
    expect(told[0]?.error.stack).toContain('room.js:1:234')
  })

  test('that the remote removed itself is no leak', () => {
    const { listener } = heard()
    target().addEventListener('ping', listener, true)
    target().removeEventListener('ping', listener, true)
    leave()
    expect(told).toEqual([])
  })

  test('that was added twice is one leak, and another one in the other phase', () => {
    const { listener, count } = heard()
    target().addEventListener('ping', listener)
    target().addEventListener('ping', listener, { passive: true })
    target().addEventListener('ping', listener, true)
    leave()
    expect([count(), namesOf()]).toEqual([0, ['LeakedListenerError', 'LeakedListenerError']])
  })

  test('that removes itself is none', () => {
    target().addEventListener('ping', () => undefined, { once: true })
    leave()
    expect(told).toEqual([])
  })

  test('stays where the shell, or a library of it, added it', () => {
    const { listener, count } = heard()
    caller = byShell
    target().addEventListener('ping', listener)
    leave()
    expect([count(), told]).toEqual([1, []])
    target().removeEventListener('ping', listener)
    expect(count()).toBe(1)
  })
})

test('a listener that is added by the bare name is one on the window', () => {
  addEventListener('ping', () => undefined)
  leave()
  expect(namesOf()).toEqual(['LeakedListenerError'])
})

test('a listener on anything else is nobody’s business', () => {
  const element = document.createElement('p')
  element.addEventListener('ping', () => undefined)
  leave()
  expect(told).toEqual([])
})

describe('a style of a remote in the head', () => {
  const style = () => document.createElement('style')
  const link = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })

  test.each(headMethods)('by %s is removed when the remote has left', (method) => {
    const added = style()
    if (method === 'insertBefore') document.head.insertBefore(added, null)
    else document.head[method](added)
    expect(document.head.children).toHaveLength(1)
    leave()
    expect([document.head.children.length, namesOf()]).toEqual([0, ['LeakedStyleError']])
  })

  test('is removed where it is a link, and stays where that is a file of the release', () => {
    document.head.append(link('/elsewhere.css'), link('/remotes/chat/1.0.0/room.css'))
    leave()
    expect([...document.head.children].map((child) => child.getAttribute('href'))).toEqual([
      '/remotes/chat/1.0.0/room.css',
    ])
  })

  test('stays where it is none, and where another added it', () => {
    document.head.append(document.createElement('meta'))
    caller = byShell
    document.head.append(style())
    leave()
    expect([document.head.children.length, told]).toEqual([2, []])
  })
})
