import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { RoomProgress, SocketError } from '@rafiq/contracts'
import type { ChatSocket } from './chat-socket.ts'
import { ProgressTeller } from './progress-teller.ts'

type Answer = null | SocketError | Error
const unavailable = { code: 'unavailable', message: 'x' } as const
const gone = { code: 'not-found', message: 'x' } as const

let told: [event: string, sequence: number][]

beforeEach(() => {
  told = []
  jest.useFakeTimers()
})
afterEach(() => void jest.useRealTimers())

/** A line whose server answers as told, and after that well. */
function line(...answers: Answer[]) {
  const socket = {
    connected: true,
    timeout: () => ({
      emitWithAck: async (event: string, { sequence }: RoomProgress) => {
        told.push([event, sequence])
        const answer = answers.shift() ?? null
        if (answer instanceof Error) throw answer
        return answer
      },
    }),
  }
  const onSettled = jest.fn()
  return { socket, onSettled, teller: new ProgressTeller(socket as unknown as ChatSocket, onSettled) }
}
const read = (sequence: number) => ['room:read', { chatRoomId: 'room', sequence }] as const
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('what was heard is told once', async () => {
  const { teller, onSettled } = line()
  teller.tell(...read(3))
  expect(teller.settled).toBe(false)
  await pass(60_000)
  expect(told).toEqual([['room:read', 3]])
  expect(teller.settled).toBe(true)
  expect(onSettled).toHaveBeenCalledTimes(1)
})

test.each<[string, Answer]>([
  ['what had no answer', new Error('operation has timed out')],
  ['what the platform could not do just then', unavailable],
])('%s is told again a while later', async (_, answer) => {
  const { teller } = line(answer)
  teller.tell(...read(3))
  await pass(5_000)
  expect(told).toEqual([
    ['room:read', 3],
    ['room:read', 3],
  ])
  expect(teller.settled).toBe(true)
})

test('what is refused for good is not', async () => {
  const { teller } = line(gone)
  teller.tell(...read(3))
  await pass(60_000)
  expect(told).toHaveLength(1)
  expect(teller.settled).toBe(true)
})

test('without a line it waits for the next one, and of each room only the furthest is told', async () => {
  const { teller, socket } = line()
  socket.connected = false
  teller.tell(...read(3))
  teller.tell(...read(5))
  teller.tell(...read(4))
  await pass(60_000)
  expect(told).toEqual([])
  socket.connected = true
  teller.repeat()
  await pass(0)
  expect(told).toEqual([['room:read', 5]])
  expect(teller.settled).toBe(true)
})
