import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers, testQueryClient } from '@rafiq/app-kit/testing'
import { emptyTimeline, mergeMessages } from '@rafiq/chat-client'
import type { ChatMessage } from '@rafiq/contracts/chat'
import { aMessage, roomId, someMessages } from '../../testing/a-message.ts'
import { addMessages, catchUp, loadOlder, loadUntil } from './fetch-messages.ts'
import { messagesQuery } from './messages-query.ts'

const path = `/api/chat-rooms/${roomId}/messages`
const { queryKey } = messagesQuery(roomId)
let client = testQueryClient()

beforeEach(() => {
  client = testQueryClient()
})

const loaded = (messages: ChatMessage[]) =>
  client.setQueryData(queryKey, mergeMessages(emptyTimeline, messages))
const bounds = () => {
  const { messages = [] } = client.getQueryData(queryKey) ?? {}
  return [messages[0]?.sequence, messages.at(-1)?.sequence, messages.length]
}
const id = (sequence: number) => aMessage({ sequence }).id
const page = (direction: 'after' | 'before', sequence: number, from: number, to: number) => ({
  [`GET ${path}?${direction}=${id(sequence)}&limit=100`]: { status: 200, body: someMessages(from, to) },
})

test('catching up reads pages until there is nothing after', async () => {
  loaded(someMessages(1, 5))
  const calls = apiAnswers({ ...page('after', 5, 6, 105), ...page('after', 105, 106, 130) })
  await catchUp(client, roomId)
  expect(bounds()).toEqual([1, 130, 130])
  expect(calls).toHaveLength(2)
})

test('catching up runs once for all who ask meanwhile', async () => {
  loaded(someMessages(1, 5))
  const calls = apiAnswers(page('after', 5, 6, 7))
  await Promise.all([catchUp(client, roomId), catchUp(client, roomId)])
  expect(calls).toHaveLength(1)
})

test('catching up that fails throws, and can begin anew', async () => {
  loaded(someMessages(1, 5))
  apiAnswers({ [`GET ${path}?after=${id(5)}&limit=100`]: { status: 503, body: { code: 'unavailable' } } })
  await expect(catchUp(client, roomId)).rejects.toThrow('503')
  apiAnswers(page('after', 5, 6, 6))
  await catchUp(client, roomId)
  expect(bounds()).toEqual([1, 6, 6])
})

test('a room without messages is read from its last page', async () => {
  loaded([])
  apiAnswers({ [`GET ${path}?limit=100`]: { status: 200, body: someMessages(1, 2) } })
  await catchUp(client, roomId)
  expect(bounds()).toEqual([1, 2, 2])
})

test('fetchMessages leaves a room that is not open alone', async () => {
  const calls = apiAnswers({})
  addMessages(client, roomId, someMessages(1, 2))
  await catchUp(client, roomId)
  await loadOlder(client, roomId)
  expect(client.getQueryData(queryKey)).toBeUndefined()
  expect(calls).toEqual([])
})

test('older messages come before the first, until there are none', async () => {
  loaded(someMessages(101, 110))
  const calls = apiAnswers(page('before', 101, 1, 100))
  await loadOlder(client, roomId)
  await loadOlder(client, roomId)
  expect(bounds()).toEqual([1, 110, 110])
  expect(calls).toHaveLength(1)
})

test('a message far back is reached page by page', async () => {
  loaded(someMessages(301, 310))
  const calls = apiAnswers({ ...page('before', 301, 201, 300), ...page('before', 201, 101, 200) })
  await loadUntil(client, roomId, 150)
  expect(bounds()).toEqual([101, 310, 210])
  expect(calls).toHaveLength(2)
})

test('a message is reached with the one before it, without which it is not shown', async () => {
  loaded(someMessages(301, 310))
  apiAnswers({ ...page('before', 301, 201, 300), ...page('before', 201, 101, 200) })
  await loadUntil(client, roomId, 301)
  expect(bounds()).toEqual([201, 310, 110])
  await loadUntil(client, roomId, 202)
  expect(bounds()).toEqual([201, 310, 110])
})
