import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type Added, LeakedListenerError, PageLeaks } from './page-leaks.ts'

const chat = { name: 'chat', version: '1.0.0', url: '/remotes/chat/1.0.0/remoteEntry.js', integrity: '' }

let told: Added[]
let leaks: PageLeaks

beforeEach(() => {
  jest.useFakeTimers()
  told = []
  leaks = new PageLeaks((leak) => told.push(leak))
})
afterEach(() => {
  jest.useRealTimers()
})

function anAddition() {
  const state = { isThere: true }
  const added: Added = {
    owner: chat,
    error: new LeakedListenerError(),
    isThere: () => state.isThere,
    remove: () => {
      state.isThere = false
    },
  }
  leaks.add(added)
  return { state, added }
}

test('what a version left behind is removed a second after it left, and told once', () => {
  const leave = leaks.watch(chat)
  const { state, added } = anAddition()
  leave()
  jest.advanceTimersByTime(999)
  expect(state.isThere).toBe(true)
  jest.advanceTimersByTime(1)
  expect([state.isThere, told]).toEqual([false, [added]])
  leaks.watch(chat)()
  jest.advanceTimersByTime(1000)
  expect(told).toHaveLength(1)
})

test('what a version removes itself within that second is no leak', () => {
  const leave = leaks.watch(chat)
  const { state } = anAddition()
  leave()
  jest.advanceTimersByTime(500)
  state.isThere = false
  jest.advanceTimersByTime(500)
  expect(told).toEqual([])
})

test('a version that comes back at once, or is in the page elsewhere, has left nothing', () => {
  const leave = leaks.watch(chat)
  const { state } = anAddition()
  leave()
  leaks.watch(chat)
  jest.advanceTimersByTime(5000)
  leaks.watch(chat)()
  jest.advanceTimersByTime(5000)
  expect([state.isThere, told]).toEqual([true, []])
})

test('an addition stays where nothing of its version is in the page', () => {
  const { state } = anAddition()
  expect(leaks.isIdle).toBe(true)
  const leave = leaks.watch(chat)
  expect(leaks.isIdle).toBe(false)
  leave()
  jest.advanceTimersByTime(1000)
  expect(state.isThere).toBe(true)
})
