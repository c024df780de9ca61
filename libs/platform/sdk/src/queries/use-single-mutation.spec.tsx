import { expect, jest, test } from '@jest/globals'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { TestPlatform } from '../testing.tsx'
import { useSingleMutation } from './use-single-mutation.ts'

const wrapper = ({ children }: { children: ReactNode }) => <TestPlatform>{children}</TestPlatform>

/** A mutation whose answers come when the test lets them. */
async function sending() {
  const answers: PromiseWithResolvers<string>[] = []
  const send = jest.fn((_text: string) => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  })
  const { result } = renderHook(() => useSingleMutation({ mutationFn: send }), { wrapper })
  await waitFor(() => expect(result.current).not.toBeNull())
  return { result, send, answers }
}

test('single mutation joins a second call at the same moment, and only the first calls back', async () => {
  const { result, send, answers } = await sending()
  const heard = jest.fn()
  result.current.mutate('first', { onSuccess: () => heard('first') })
  result.current.mutate('second', { onSuccess: () => heard('second') })
  await waitFor(() => expect(send).toHaveBeenCalled())
  answers[0]?.resolve('done')
  await waitFor(() => expect(result.current.data).toBe('done'))
  expect(send.mock.calls.map(([text]) => text)).toEqual(['first'])
  expect(heard.mock.calls).toEqual([['first']])
})

test.each(['success', 'failure'] as const)('single mutation can be called again after a %s', async (end) => {
  const { result, send, answers } = await sending()
  result.current.mutate('first')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  if (end === 'success') answers[0]?.resolve('done')
  else answers[0]?.reject(new Error('no'))
  await waitFor(() => expect(result.current.status).toBe(end === 'success' ? 'success' : 'error'))
  result.current.mutate('second')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})
