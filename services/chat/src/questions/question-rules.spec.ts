import { describe, expect, test } from '@jest/globals'
import { limits } from '@rafiq/contracts'
import { type Answering, type Asking, askError, decideAnswer } from './question-rules.ts'

const { open } = limits.questions

describe('asking a question', () => {
  const free: Asking = { isActive: true, isAsked: false, open: 0 }

  test.each<[string, Partial<Asking>, string | null]>([
    ['an active member may ask', {}, null],
    ['the last place may be taken', { open: open - 1 }, null],
    ['as many as may wait take no further one', { open }, 'limit'],
    ['a question is asked once in a room', { isAsked: true, open }, 'asked'],
    ['a paused member asks nothing', { isActive: false, isAsked: true, open }, 'paused'],
  ])('%s', (_, situation, rejection) => {
    expect(askError({ ...free, ...situation })).toBe(rejection)
  })
})

describe('answering a question', () => {
  const free: Answering = { isActive: true, own: null, otherAnswered: false }
  const first = { clientId: 'a', replaces: null }
  const second = { clientId: 'b', replaces: 'a' }

  test.each<[string, Partial<Answering>, typeof first | typeof second, string]>([
    ['the first answer is stored', {}, first, 'store'],
    ['the first answer is stored also after the other one answered', { otherAnswered: true }, first, 'store'],
    ['an answer is changed while the other has not answered', { own: 'a' }, second, 'store'],
    ['an answer is not changed once both are shown', { own: 'a', otherAnswered: true }, second, 'shown'],
    ['an answer sent twice is there', { own: 'a' }, first, 'repeated'],
    [
      'an answer sent twice is there also once both are shown',
      { own: 'a', otherAnswered: true },
      first,
      'repeated',
    ],
    [
      'an answer sent twice is there also for somebody paused by now',
      { own: 'a', isActive: false },
      first,
      'repeated',
    ],
    ['a first answer that arrives late undoes no newer one', { own: 'b' }, first, 'changed'],
    ['a change of an answer that was never stored is refused', {}, second, 'changed'],
    ['a paused member answers nothing', { isActive: false }, first, 'paused'],
  ])('%s', (_, situation, answer, decision) => {
    expect(decideAnswer({ ...free, ...situation }, answer)).toBe(decision)
  })
})
