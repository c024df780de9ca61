import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

test('chat benchmark takes 2,000 users for a minute unless told otherwise', () => {
  expect(parseOptions([])).toMatchObject({ users: 2_000, userSeconds: 60 })
  expect(parseOptions(['--users', '20', '--user-seconds', '5', '--rounds', '1'])).toMatchObject({
    users: 20,
    userSeconds: 5,
    rounds: 1,
  })
})

test.each([['0'], ['many'], ['1.5'], ['']])(
  'chat benchmark refuses --sockets %j in a sentence',
  (sockets) => {
    expect(() => parseOptions(['--sockets', sockets])).toThrow(/--sockets takes a whole number above 0/)
  },
)
