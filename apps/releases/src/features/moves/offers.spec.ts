import { expect, test } from '@jest/globals'
import { aStatus } from '../../testing/a-status.ts'
import { offersFor } from './offers.ts'

const canary = { version: '2.0.0', percent: 10 }

test.each([
  ['a version before it', {}, ['rollback 1.1.0', 'disable']],
  ['nothing before it', { previous: null }, ['disable']],
  ['a canary', { canary }, ['promote 2.0.0', 'share 2.0.0', 'endCanary', 'disable']],
  ['nothing but previews', { stable: null, previous: null }, []],
  ['being switched off', { disabled: true, canary }, ['enable']],
  ['being this dashboard', { name: 'releases' }, ['rollback 1.1.0']],
])('release moves offered with %s', (_, overrides, offers) => {
  expect(
    offersFor(aStatus(overrides)).map((offer) =>
      'version' in offer ? `${offer.kind} ${offer.version}` : offer.kind,
    ),
  ).toEqual(offers)
})
