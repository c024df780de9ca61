import { expect, test } from '@jest/globals'
import { commonGround } from './common-ground.ts'

const own = {
  hasApartment: 'need-apartment',
  area: 'al-olaya',
  budget: 'under-15000',
  lifestyle: ['studying', 'video-games'],
} as const
const card = { hasApartment: 'no', area: 'al-malqa', budget: 'over-25000', lifestyle: ['working'] } as const
type Pair = Parameters<typeof commonGround>
const ground = (mine: object, theirs: object) =>
  commonGround({ ...own, ...mine } as unknown as Pair[0], { ...card, ...theirs } as unknown as Pair[1])

test.each([
  ['two who both look for an apartment', {}, {}, ['apartment.none']],
  ['somebody whose match has an apartment', {}, { hasApartment: 'yes' }, ['apartment.theirs']],
  ['somebody with an apartment', { hasApartment: 'have-apartment' }, {}, ['apartment.own']],
  ['two of one area', {}, { area: 'al-olaya' }, ['apartment.none', 'area']],
  ['two of a city without areas', { area: null }, { area: null }, ['apartment.none']],
  ['two with one budget', {}, { budget: 'under-15000' }, ['apartment.none', 'budget']],
  [
    'two with a habit in common',
    {},
    { lifestyle: ['video-games', 'studying'] },
    ['apartment.none', 'lifestyle.video-games'],
  ],
  [
    'two with everything in common',
    {},
    { ...own, hasApartment: 'yes' },
    ['apartment.theirs', 'lifestyle.studying', 'area'],
  ],
])('common ground lists %s', (_, mine, theirs, expected) => {
  expect(ground(mine, theirs)).toEqual(expected)
})

test("common ground is empty without the other's card, and for staff", () => {
  expect(commonGround(own as unknown as Pair[0], undefined)).toEqual([])
  expect(commonGround(null, card as unknown as Pair[1])).toEqual([])
  expect(ground({ hasApartment: null, area: null, budget: null, lifestyle: null }, {})).toEqual([])
})
