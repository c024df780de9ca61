import { expect, jest, test } from '@jest/globals'
import { apiAnswers, TestPlatform } from '@rafiq/app-kit/testing'
import { emptyTimeline, mergeMessages } from '@rafiq/chat-client'
import { useQueryClient } from '@rafiq/platform/query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { messagesQuery } from '../../shared/timeline/messages-query.ts'
import { timelineRows } from '../../shared/timeline/timeline-rows.ts'
import { aMessage, aRoom, me, roomId, someMessages } from '../../testing/a-message.ts'
import { type Jump, useJump } from './use-jump.ts'

const { queryKey } = messagesQuery(roomId)
const room = aRoom()
const rows = timelineRows({
  messages: someMessages(1, 110),
  outbox: [],
  me,
  complete: true,
  readBefore: 110,
})
const scroller = { current: null }
const wrapper = ({ children }: { children: ReactNode }) => <TestPlatform>{children}</TestPlatform>

test('a jump far back that arrives after a newer one does not move the view again', async () => {
  const older = Promise.withResolvers<{ status: number; body: unknown }>()
  const before = aMessage({ sequence: 101 }).id
  apiAnswers({ [`GET /api/chat-rooms/${roomId}/messages?before=${before}&limit=100`]: () => older.promise })
  const scrollToIndex = jest.fn()
  const virtualizer = { scrollToIndex } as unknown as Parameters<typeof useJump>[0]['virtualizer']
  const { result } = renderHook(
    () => {
      const [jump, setJump] = useState<Jump>(null)
      const found = useJump({ virtualizer, scroller, room, rows, jump })
      return { client: useQueryClient(), setJump, found }
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current).not.toBeNull())
  const { client, setJump } = result.current
  client.setQueryData(queryKey, mergeMessages(emptyTimeline, someMessages(101, 110)))
  act(() => setJump({ sequence: 1 }))
  act(() => setJump({ sequence: 105 }))
  await waitFor(() => expect(scrollToIndex.mock.calls).toEqual([[104, { align: 'center' }]]))
  await act(async () => older.resolve({ status: 200, body: someMessages(1, 100) }))
  await waitFor(() => expect(client.getQueryData(queryKey)?.messages).toHaveLength(110))
  expect(scrollToIndex).toHaveBeenCalledTimes(1)
  expect(result.current.found).toBe(rows[104]?.key)
})
