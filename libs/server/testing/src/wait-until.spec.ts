import { describe, expect, test } from '@jest/globals'
import { waitUntil } from './wait-until.ts'

describe('waitUntil', () => {
  test('gives what the condition gave, although it failed at first', async () => {
    let looks = 0
    const value = await waitUntil('the third look', () => {
      looks += 1
      if (looks === 1) throw new Error('not there')
      return looks === 3 && 'here'
    })
    expect(value).toBe('here')
  })

  test('names what it waited for, with the last failure as cause', async () => {
    const failing = () => Promise.reject(new Error('connection refused'))
    await expect(waitUntil('it answers', failing, { timeout: 60, interval: 10 })).rejects.toMatchObject({
      message: 'Waited 60 ms in vain until it answers.',
      cause: { message: 'connection refused' },
    })
  })
})
