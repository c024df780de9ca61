import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { RoomProgress, SocketError } from '@rafiq/contracts/chat'
import type { ChatSocket } from './chat-connection.ts'
import { ProgressReporter } from './progress-reporter.ts'

type Answer = null | SocketError | Error
const unavailable = { code: 'unavailable', message: 'x' } as const
const gone = { code: 'not-found', message: 'x' } as const

let told: [event: string, sequence: number][]

beforeEach(() => {
  told = []
  jest.useFakeTimers()
})
afterEach(() => void jest.useRealTimers())

/** A connection whose server answers as told, and after that well. */
function aReporter(...answers: Answer[]) {
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
  return { socket, onSettled, reporter: new ProgressReporter(socket as unknown as ChatSocket, onSettled) }
}
const read = (sequence: number) => ['room:read', { chatRoomId: 'room', sequence }] as const
const delivered = (sequence: number) => ['room:delivered', { chatRoomId: 'room', sequence }] as const
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('progress that is acknowledged is reported once', async () => {
  const { reporter, onSettled } = aReporter()
  reporter.report(...read(3))
  expect(reporter.settled).toBe(false)
  await pass(60_000)
  expect(told).toEqual([['room:read', 3]])
  expect(reporter.settled).toBe(true)
  expect(onSettled).toHaveBeenCalledTimes(1)
})

test.each<[string, Answer]>([
  ['without an answer', new Error('operation has timed out')],
  ['that the platform could not store just then', unavailable],
])('progress %s is reported again a while later', async (_, answer) => {
  const { reporter } = aReporter(answer)
  reporter.report(...read(3))
  await pass(5_000)
  expect(told).toEqual([
    ['room:read', 3],
    ['room:read', 3],
  ])
  expect(reporter.settled).toBe(true)
})

test('progress that is rejected for good is not reported again', async () => {
  const { reporter } = aReporter(gone)
  reporter.report(...read(3))
  await pass(60_000)
  expect(told).toHaveLength(1)
  expect(reporter.settled).toBe(true)
})

test('progress waits for the next connection, and of each room only the furthest is reported', async () => {
  const { reporter, socket } = aReporter()
  socket.connected = false
  reporter.report(...read(3))
  reporter.report(...read(5))
  reporter.report(...read(4))
  await pass(60_000)
  expect(told).toEqual([])
  socket.connected = true
  reporter.repeat()
  await pass(0)
  expect(told).toEqual([['room:read', 5]])
  expect(reporter.settled).toBe(true)
})

test('progress within a moment is reported once, and what is read is not reported as delivered as well', async () => {
  const { reporter } = aReporter()
  reporter.report(...delivered(3))
  reporter.report(...read(3))
  reporter.report(...delivered(4))
  reporter.report(...read(4))
  reporter.report(...delivered(4))
  expect(told).toEqual([])
  await pass(1_000)
  expect(told).toEqual([['room:read', 4]])
  expect(reporter.settled).toBe(true)
})

test('progress of what has arrived beyond what was read is reported beside that', async () => {
  const { reporter } = aReporter()
  reporter.report(...delivered(5))
  reporter.report(...read(3))
  await pass(1_000)
  expect(told).toEqual([
    ['room:delivered', 5],
    ['room:read', 3],
  ])
})

test('progress that comes while a report is under way is reported after it', async () => {
  const { reporter, onSettled } = aReporter()
  reporter.report(...read(3))
  await pass(1_000)
  reporter.report(...read(3))
  reporter.report(...read(4))
  await pass(1_000)
  expect(told).toEqual([
    ['room:read', 3],
    ['room:read', 4],
  ])
  expect(onSettled).toHaveBeenCalledTimes(2)
})
