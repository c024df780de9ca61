import { expect, test } from '@jest/globals'
import { knownShares, sharesOf } from './shares.ts'

const live = { stable: '1.0.0', canary: null, disabled: false }
const canary = { version: '2.0.0', percent: 10 }

test.each([
  ['everybody gets the stable version', live, ['stable 1.0.0 100']],
  ['a canary takes its share', { ...live, canary }, ['stable 1.0.0 90', 'canary 2.0.0 10']],
  ['a canary for all leaves nothing', { ...live, canary: { ...canary, percent: 100 } }, ['canary 2.0.0 100']],
  ['a canary without a stable version', { ...live, stable: null, canary }, ['canary 2.0.0 10']],
  ['nobody gets what is disabled', { ...live, canary, disabled: true }, []],
  ['nobody gets what has no channel', { ...live, stable: null }, []],
])('share label of %s', (_, status, shares) => {
  expect(
    knownShares(sharesOf(status)).map(({ channel, version, percent }) => `${channel} ${version} ${percent}`),
  ).toEqual(shares)
})

test('share of an audience says nothing of all visitors', () => {
  const ofStaff = { ...canary, audience: { role: ['staff'] } }
  expect(sharesOf({ ...live, canary: ofStaff })).toEqual([
    { channel: 'others', version: '1.0.0' },
    { channel: 'canaryOf', ...ofStaff },
  ])
  expect(knownShares(sharesOf({ ...live, canary: ofStaff }))).toEqual([])
})
