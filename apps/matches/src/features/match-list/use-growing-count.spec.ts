import { expect, test } from '@jest/globals'
import { renderHook, waitFor } from '@testing-library/react'
import { useGrowingCount } from './use-growing-count.ts'

test.each([
  [0, 0],
  [1, 1],
  [7, 7],
])('a list of %d matches draws %d in the end', async (total, drawn) => {
  const { result } = renderHook(() => useGrowingCount(total))
  await waitFor(() => expect(result.current).toBe(drawn))
})

test('a list of matches doubles, and grows by eight at most', async () => {
  const counts = new Set<number>()
  const { result } = renderHook(() => {
    const count = useGrowingCount(30)
    counts.add(count)
    return count
  })
  await waitFor(() => expect(result.current).toBe(30))
  expect([...counts]).toEqual([2, 4, 8, 16, 24, 30])
})

test('a list that became shorter draws no more than it has', async () => {
  const { result, rerender } = renderHook(({ total }) => useGrowingCount(total), {
    initialProps: { total: 7 },
  })
  await waitFor(() => expect(result.current).toBe(7))
  rerender({ total: 3 })
  expect(result.current).toBe(3)
})
