import { expect, test } from '@jest/globals'
import type { Audience } from '@rafiq/platform-contracts'
import { testProduct } from '@rafiq/testing'
import { assertDeclared } from './assert-declared.ts'

test.each<Audience | null | undefined>([
  undefined,
  null,
  { language: ['ar'] },
  { language: ['ar', 'en'], team: ['staff'], branch: ['north', 'south'] },
])('audience %j is declared', (audience) => {
  expect(() => assertDeclared(audience, testProduct)).not.toThrow()
})

test.each<[Audience, string]>([
  [{ planet: ['mars'] }, 'audience.planet is none of language, team, branch'],
  [{ team: ['staff', 'guests'] }, 'audience.team has no value guests'],
  [{ language: ['fr'] }, 'audience.language has no value fr'],
  [{ constructor: ['x'] }, 'audience.constructor is none of language, team, branch'],
])('audience %j is refused: %s', (audience, sentence) => {
  expect(() => assertDeclared(audience, testProduct)).toThrow(sentence)
})
