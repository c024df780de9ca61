import { expect, test } from '@jest/globals'
import { releaseStatusSchema } from '@rafiq/contracts'
import { releaseStatus } from './release-status.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

test('says what is live of each remote', () => {
  const versions = [
    { remote: 'matches', version: '1.1.0', publishedAt: at(2) },
    { remote: 'matches', version: '1.0.0', publishedAt: at(1) },
    { remote: 'chat', version: '3.0.0', publishedAt: at(3) },
  ]
  const channels = [{ remote: 'matches', version: '1.1.0', previous: '1.0.0', setByHand: true }]
  const status = releaseStatus(versions, channels)
  expect(releaseStatusSchema.parse(status)).toEqual({
    remotes: [
      { name: 'chat', stable: null, previous: null, setByHand: false, publishedAt: null, versions: 1 },
      {
        name: 'matches',
        stable: '1.1.0',
        previous: '1.0.0',
        setByHand: true,
        publishedAt: '2026-11-02T00:00:00.000Z',
        versions: 2,
      },
    ],
  })
})
