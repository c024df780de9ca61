import { expect, test } from '@jest/globals'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '../queries/query-client.ts'
import { badgeQuery, useBadge } from './badges.ts'

const path = '/api/chat-rooms/unread'

function keep(count: number | null) {
  const client = createQueryClient()
  const { queryKey } = badgeQuery(path)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  client.setQueryData(queryKey, { count: 1 })
  const hook = renderHook(({ known }) => useBadge(path, known), { wrapper, initialProps: { known: count } })
  return {
    hook,
    answer: (late: number) => void client.setQueryData(queryKey, { count: late }),
    shown: () => client.getQueryData(queryKey)?.count,
  }
}

test("badge of a remote without a count keeps the header's", () => {
  expect(keep(null).shown()).toBe(1)
})

test('badge count of a remote is shown, and stays over an older answer', async () => {
  const { hook, shown, answer } = keep(3)
  expect(shown()).toBe(3)
  answer(2)
  await waitFor(() => expect(shown()).toBe(3))
  hook.rerender({ known: 0 })
  expect(shown()).toBe(0)
})
