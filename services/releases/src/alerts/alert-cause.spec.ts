import { expect, test } from '@jest/globals'
import { fallbackInUse, happeningOf, tooManyErrors } from './alert-cause.ts'

const move = { action: 'rollback', actor: 'watch', remote: 'chat', version: '2.0.0', detail: 'fails' }
const causeOf = (change: Partial<typeof move>) => happeningOf({ ...move, ...change })?.cause

test.each([
  ['a canary that ended by itself', {}, 'canary-ended'],
  ['a canary that a person ended', { actor: 'admin:1' }, undefined],
  ['a yanked version, whoever yanked it', { action: 'yank', actor: 'token:1' }, 'version-yanked'],
  ['a promotion', { action: 'promote' }, undefined],
])('alert of a move: %s', (_, change, cause) => {
  expect(causeOf(change)).toBe(cause)
})

const figures = { remote: 'chat', version: '2.0.0', loads: 100, failed: 5 }

test.each([
  ['at the threshold', {}, true],
  ['below it', { loads: 101 }, false],
  ['of too few page loads', { loads: 19, failed: 19 }, false],
  ['of too few failures', { loads: 20, failed: 4 }, false],
])('alert of errors %s', (_, change, expected) => {
  expect(tooManyErrors({ ...figures, ...change }, 0.05) !== undefined).toBe(expected)
})

const fallbacks = { remote: 'chat', stable: '2.0.0', loads: 250, fallbacks: 5 }

test.each([
  ['in one of fifty page loads', {}, true],
  ['in less', { loads: 251 }, false],
  ['in four pages', { loads: 10, fallbacks: 4 }, false],
])('alert of a fallback that is used %s', (_, change, expected) => {
  expect(fallbackInUse({ ...fallbacks, ...change }) !== undefined).toBe(expected)
})

test('alert names the version that visitors do not get, and the pages it is about', () => {
  expect(fallbackInUse(fallbacks)).toMatchObject({ version: '2.0.0', figures: { pages: 5, of: 250 } })
})
