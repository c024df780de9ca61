import { expect, test } from '@jest/globals'
import { asShellTrial } from './as-shell-trial.ts'
import type { Failure } from './tally.ts'

const trial = { remote: 'shell', since: new Date(0), canary: '2.0.0', control: '1.0.0', percent: 10 }
const failure = (page: string, remote: string, shellArm: Failure['shellArm']): Failure => ({
  ...{ remote, page, shellArm, version: '7.0.0', arm: 'control', address: '192.0.2.1' },
})

test('shell trial counts a page once, whatever failed in it, as a failure of the shell that it got', () => {
  const failures = [
    failure('a', 'chat', 'canary'),
    failure('a', 'maps', 'canary'),
    failure('b', 'chat', 'control'),
    failure('c', 'chat', undefined),
  ]
  const batch = { since: new Date(0), counts: [], trialCounts: [], faults: [], failures }
  expect(asShellTrial(batch, trial).failures).toEqual([
    expect.objectContaining({ remote: 'shell', page: 'a', version: '2.0.0', arm: 'canary' }),
    expect.objectContaining({ remote: 'shell', page: 'b', version: '1.0.0', arm: 'control' }),
  ])
})
