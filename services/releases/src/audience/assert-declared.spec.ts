import { describe, expect, test } from '@jest/globals'
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

describe('audience of attributes of which one is without the other', () => {
  const { team, branch } = testProduct.audience
  if (!team || !branch) throw new Error('The product of tests declares other attributes.')
  const { staff, customer } = team.values
  if (!staff || !customer) throw new Error('The product of tests declares other values.')
  const values = { customer, staff: { ...staff, without: ['branch'] } }
  const product = { ...testProduct, audience: { team: { ...team, values }, branch } }

  test('is refused where nobody can have both', () => {
    const nobody = { team: ['staff'], branch: ['north'] }
    expect(() => assertDeclared(nobody, product)).toThrow('audience.branch is of nobody whose team is staff')
  })

  test.each<Audience>([
    { team: ['staff'] },
    { team: ['staff'], language: ['ar'] },
    { team: ['staff', 'customer'], branch: ['north'] },
  ])('is declared as %j, which somebody has', (audience) => {
    expect(() => assertDeclared(audience, product)).not.toThrow()
  })
})
