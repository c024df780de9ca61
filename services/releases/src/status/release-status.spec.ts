import { expect, test } from '@jest/globals'
import { releaseStatusSchema } from '@rafiq/platform-contracts'
import { unreleased } from '../registry/remote-state.ts'
import { releaseStatus } from './release-status.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

test('release status says what each visitor gets of each remote', () => {
  const canary = { version: '1.2.0', percent: 10, salt: 'a secret of the canary' }
  const matches = {
    ...unreleased,
    stable: '1.1.0',
    before: ['1.0.0'],
    fallback: '1.0.0',
    canary,
    setByHand: true,
  }
  const status = releaseStatus({
    remotes: [
      { remote: 'chat', versions: 1, publishedAt: null },
      { remote: 'matches', versions: 2, publishedAt: at(2) },
    ],
    states: new Map([['matches', matches]]),
    previews: [{ remote: 'chat', name: 'stickers', version: '3.0.0', expiresAt: at(9) }],
    owners: new Map([['chat', { team: 'Chat', contact: 'chat@example.com' }]]),
  })
  expect(releaseStatusSchema.parse(status)).toEqual({
    remotes: [
      {
        name: 'chat',
        owner: { team: 'Chat', contact: 'chat@example.com' },
        stable: null,
        previous: null,
        canary: null,
        previews: [{ name: 'stickers', version: '3.0.0', expiresAt: '2026-11-09T00:00:00.000Z' }],
        disabled: false,
        setByHand: false,
        publishedAt: null,
        versions: 1,
      },
      {
        name: 'matches',
        owner: null,
        stable: '1.1.0',
        previous: '1.0.0',
        canary: { version: '1.2.0', percent: 10 },
        previews: [],
        disabled: false,
        setByHand: true,
        publishedAt: '2026-11-02T00:00:00.000Z',
        versions: 2,
      },
    ],
  })
})
