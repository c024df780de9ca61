import { expect, test } from '@jest/globals'
import { renderHook, waitFor } from '@testing-library/react'
import { useGrowingCount } from './use-growing-count.ts'

/** A list of thirty at this entry of the history, and the counts that it went through. */
function drawAt(entry: string) {
  const counts = new Set<number>()
  const hook = renderHook(() => {
    const count = useGrowingCount(30, entry)
    counts.add(count)
    return count
  })
  return { ...hook, counts }
}

test.each([
  [0, 0],
  [1, 1],
  [7, 7],
])('a list of %d matches draws %d in the end', async (total, drawn) => {
  const { result } = renderHook(() => useGrowingCount(total, 'a'))
  await waitFor(() => expect(result.current).toBe(drawn))
})

test('a list of matches doubles, and grows by eight at most', async () => {
  const { result, counts } = drawAt('b')
  await waitFor(() => expect(result.current).toBe(30))
  expect([...counts]).toEqual([2, 4, 8, 16, 24, 30])
})

test('a list of matches that is come back to begins with as many as were drawn there, and no other does', async () => {
  const { result, unmount } = drawAt('c')
  await waitFor(() => expect(result.current).toBe(30))
  unmount()
  expect([...drawAt('c').counts]).toEqual([30])
  expect([...drawAt('d').counts][0]).toBe(2)
})

test('a list that became shorter draws no more than it has', async () => {
  const { result, rerender } = renderHook(({ total }) => useGrowingCount(total, 'e'), {
    initialProps: { total: 7 },
  })
  await waitFor(() => expect(result.current).toBe(7))
  rerender({ total: 3 })
  expect(result.current).toBe(3)
})
