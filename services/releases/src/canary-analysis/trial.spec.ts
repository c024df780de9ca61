import { expect, test } from '@jest/globals'
import { unreleased } from '../registry/remote-state.ts'
import { armOf, isOn, judge, reasonOf, type TrialFigures, toAnalysedTrial, trialOf } from './trial.ts'

const since = new Date('2026-11-21T09:00:00Z')
const canary = { version: '2.0.0', percent: 10, salt: 'salt' }
const trial: TrialFigures = {
  remote: 'chat',
  since,
  canary: '2.0.0',
  control: '1.0.0',
  percent: 10,
  ofCanary: { loads: 118, failed: 6, witnesses: 5 },
  ofControl: { loads: 1043, failed: 1, witnesses: 1 },
  past: { seconds: 0, failures: 0 },
}
const now = new Date('2026-11-21T09:01:00Z')

test.each([
  ['no canary', { ...unreleased, stable: '1.0.0' }],
  ['a disabled remote', { ...unreleased, stable: '1.0.0', canary, disabled: true }],
])('trial is not possible with %s', (_, state) => {
  expect(trialOf('chat', state, since)).toBeNull()
})

test('trial compares a canary with stable since it was moved', () => {
  const { ofCanary: _, ofControl: __, past: ___, ...expected } = trial
  expect(trialOf('chat', { ...unreleased, stable: '1.0.0', canary }, since)).toEqual(expected)
})

test('trial of an audience says so, and runs as long as the audience is that', () => {
  const audience = { language: ['ar'] }
  const ofArabic = { ...unreleased, stable: '1.0.0', canary: { ...canary, audience } }
  const run = trialOf('chat', ofArabic, since)
  expect(run?.audience).toEqual(audience)
  expect(run && isOn(run, ofArabic)).toBe(true)
  expect(run && isOn(run, { ...ofArabic, canary })).toBe(false)
  expect(reasonOf({ ...trial, audience }, now)).toContain('at a share of 10 % of language=ar; evidence')
  expect(toAnalysedTrial({ ...trial, audience }, now).audience).toEqual(audience)
})

test.each([
  ['2.0.0', 'canary'],
  ['1.0.0', 'control'],
  ['0.9.0', undefined],
] as const)('trial with %s is %s', (version, arm) => {
  expect(armOf(trial, version)).toBe(arm)
})

test.each([
  ['it fails too often', trial, 'worse'],
  ['it fails as often', { ...trial, ofControl: { ...trial.ofControl, witnesses: 45 } }, 'watching'],
  [
    'stable is known not to fail, and it has failed for two',
    {
      ...trial,
      ofCanary: { loads: 118, failed: 2, witnesses: 2 },
      ofControl: { loads: 1043, failed: 0, witnesses: 0 },
      past: { seconds: 3600, failures: 0 },
    },
    'worse',
  ],
  ['everybody has it', { ...trial, percent: 100 }, 'unwatched'],
  ['nothing is stable', { ...trial, control: null }, 'unwatched'],
] as const)('trial verdict of %s', (_, figures, verdict) => {
  expect(judge(figures, now).verdict).toBe(verdict)
})

test('trial reason has the figures', () => {
  expect(reasonOf(trial, now)).toMatch(
    /^2\.0\.0 failed for 5 \(6 of 118 page loads\), 1\.0\.0 for 1 \(1 of 1043 page loads\), at a share of 10 %; evidence \d+ of 100$/,
  )
})

test('trial reason has the earlier figures of stable', () => {
  expect(reasonOf({ ...trial, past: { seconds: 3600, failures: 7 } }, now)).toContain(
    '1.0.0 for 1 (1 of 1043 page loads) and for 7 in the 60 min before, at a share',
  )
})

test('trial arm without a load has no rate', () => {
  const shown = toAnalysedTrial({ ...trial, ofCanary: { loads: 0, failed: 0, witnesses: 0 } }, now)
  expect(shown.canary.errorRate).toBeNull()
  expect(shown.control?.errorRate).toBeCloseTo(1 / 1043)
})
