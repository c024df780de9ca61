import { expect, test } from '@jest/globals'
import { canaryArm } from '@rafiq/service-kit/canaries'
import { planCompositions } from './plan-compositions.ts'

const chat = { remote: 'chat', version: '2.0.0', percent: 5, salt: 'a' }
const maps = { remote: 'maps', version: '3.0.0', percent: 20, salt: 'b' }
const own = { remote: 'rentals', version: '1.1.0', percent: 50, salt: 'c' }

test('composition without canaries is that of everybody', () => {
  expect(planCompositions('rentals', [])).toEqual([{ name: 'stable', seed: undefined }])
})

test('compositions are what is stable and each running canary of another remote', () => {
  const planned = planCompositions('rentals', [chat, maps, own])
  expect(planned.map(({ name }) => name)).toEqual(['stable', 'canary chat@2.0.0', 'canary maps@3.0.0'])
  const members = planned.map(({ seed = '' }) =>
    [chat, maps, own]
      .filter((canary) => canaryArm({ seed, audience: {} }, canary.remote, canary) === 'canary')
      .map(({ remote }) => remote),
  )
  expect(members).toEqual([[], ['chat'], ['maps']])
})

test('composition that nobody gets is not planned', () => {
  const all = { ...chat, percent: 100 }
  expect(planCompositions('rentals', [all]).map(({ name }) => name)).toEqual(['canary chat@2.0.0'])
})

test('composition of a canary for some people is not planned, and one for a language is', () => {
  const ofStaff = { ...chat, percent: 100, audience: { role: ['staff'], language: ['ar'] } }
  const ofLanguage = { ...maps, audience: { language: ['ar'] } }
  const planned = planCompositions('rentals', [ofStaff, ofLanguage])
  expect(planned.map(({ name }) => name)).toEqual(['stable', 'canary maps@3.0.0'])
})
