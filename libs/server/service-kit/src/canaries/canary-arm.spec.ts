import { expect, test } from '@jest/globals'
import type { Audience } from '@rafiq/platform-contracts'
import { canaryArm, isInAudience } from './canary-arm.ts'
import { inCanary } from './in-canary.ts'

const staffInRiyadh = { role: ['staff'], city: ['riyadh', 'jeddah'], language: ['ar'] }

test.each<[string, Audience, boolean]>([
  ['everything that is asked for', staffInRiyadh, true],
  ['more than that', { ...staffInRiyadh, role: ['staff', 'member'] }, true],
  ['another language', { ...staffInRiyadh, language: ['en'] }, false],
  ['no city', { role: ['staff'], language: ['ar'] }, false],
  ['nothing known', {}, false],
])('audience of role, city and language holds a visitor with %s: %s', (_, visitor, isIn) => {
  expect(isInAudience({ role: ['staff'], city: ['riyadh'], language: ['ar'] }, visitor)).toBe(isIn)
})

const half = { percent: 50, salt: 'salt' }
const seeds = Array.from({ length: 1_000 }, (_, index) => `visitor ${index}`)

test('canary arms of everybody are those of the share', () => {
  for (const seed of seeds) {
    const arm = inCanary(seed, 'chat', half) ? 'canary' : 'control'
    expect(canaryArm({ seed, audience: {} }, 'chat', half)).toBe(arm)
  }
})

test('canary for an audience has the same people in it, and nobody else in either arm', () => {
  const canary = { ...half, audience: { role: ['staff'] } }
  for (const seed of seeds) {
    const arm = inCanary(seed, 'chat', half) ? 'canary' : 'control'
    expect(canaryArm({ seed, audience: { role: ['staff'] } }, 'chat', canary)).toBe(arm)
    expect(canaryArm({ seed, audience: { role: ['member'] } }, 'chat', canary)).toBeUndefined()
  }
})

test('canary arm of a browser without a seed is none', () => {
  expect(canaryArm({ seed: undefined, audience: {} }, 'chat', { ...half, percent: 100 })).toBeUndefined()
})
