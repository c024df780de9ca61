import { expect, test } from '@jest/globals'
import { addedTo, nothingAdded } from './page-additions.ts'

const before = {
  globals: ['axe', 'cache'],
  overwritten: ['fetch'],
  left: { 'resize on window': 1, intervals: 2 },
  leftovers: ['div toasts'],
}

test('page adds everything to a document that had nothing', () => {
  expect(addedTo(nothingAdded, before)).toEqual(before)
})

test('page adds nothing where its document stays as it was, or has less', () => {
  expect(addedTo(before, before)).toEqual(nothingAdded)
  expect(addedTo(before, { ...before, left: { intervals: 1 } })).toEqual(nothingAdded)
})

test('page adds what its document did not have, in order, and how many listeners more', () => {
  const now = {
    globals: ['z', 'cache', 'a'],
    overwritten: ['fetch', 'Array.prototype.map'],
    left: { 'resize on window': 3, intervals: 2, 'scroll on window': 1 },
    leftovers: ['style body{}', 'div toasts'],
  }
  expect(addedTo(before, now)).toEqual({
    globals: ['a', 'z'],
    overwritten: ['Array.prototype.map'],
    left: { 'resize on window': 2, 'scroll on window': 1 },
    leftovers: ['style body{}'],
  })
})
