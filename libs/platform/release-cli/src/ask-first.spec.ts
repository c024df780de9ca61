import { expect, jest, test } from '@jest/globals'
import { askFirst } from './ask-first.ts'
import { ReleaseError } from './release-error.ts'

/** Refused until it is confirmed. */
const refused = (code = 'version-ended') =>
  jest.fn(async (confirmed: boolean) => {
    if (!confirmed) throw new ReleaseError('The watch ended it.', { code })
    return 'done'
  })

test('confirmation question runs the command after a yes at the terminal', async () => {
  const attempt = refused()
  expect(await askFirst(false, async () => 'y', attempt)).toBe('done')
  expect(attempt.mock.calls).toEqual([[false], [true]])
})

test.each(['', 'n', 'yesterday'])('confirmation question answered %j runs nothing', async (answer) => {
  await expect(askFirst(false, async () => answer, refused())).rejects.toThrow('Nothing was changed.')
})

test('confirmation question is skipped with --yes', async () => {
  const ask = jest.fn(async () => 'n')
  expect(await askFirst(true, ask, refused())).toBe('done')
  expect(ask).not.toHaveBeenCalled()
})

test('confirmation question without a terminal says how to confirm', async () => {
  await expect(askFirst(false, undefined, refused())).rejects.toThrow(
    'The watch ended it. Nothing was changed; --yes confirms.',
  )
})

test('confirmation question is not asked for another error', async () => {
  const ask = jest.fn(async () => 'y')
  await expect(askFirst(false, ask, refused('conflict'))).rejects.toThrow('The watch ended it.')
  expect(ask).not.toHaveBeenCalled()
})
