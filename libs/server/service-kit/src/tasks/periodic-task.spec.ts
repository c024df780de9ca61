import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type INestApplicationContext, Injectable, Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { currentRequestId } from '../context/request-context.ts'
import { WorkContext } from '../context/work-context.ts'
import { createLogger } from '../logging/logger.ts'
import { LOGGER } from '../tokens.ts'
import { PeriodicTask } from './periodic-task.ts'

const interval = 60_000

@Injectable()
class CountingTask extends PeriodicTask {
  readonly requestIds: (string | undefined)[] = []
  work: () => Promise<void> = async () => undefined

  constructor() {
    super({ name: 'counting', interval })
  }

  protected override async run(): Promise<void> {
    this.requestIds.push(currentRequestId())
    await this.work()
  }
}

let lines: string[]
let app: INestApplicationContext
let task: CountingTask

beforeEach(async () => {
  lines = []
  const logger = createLogger({ service: 'test', level: 'info' }, { write: (line) => void lines.push(line) })

  @Module({ providers: [CountingTask, WorkContext, { provide: LOGGER, useValue: logger }] })
  class TaskModule {}

  jest.useFakeTimers()
  app = await NestFactory.createApplicationContext(TaskModule, { logger: false })
  task = app.get(CountingTask)
})
afterEach(async () => {
  await app.close()
  jest.useRealTimers()
})

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)
const warnings = () => lines.filter((line) => line.includes('"level":"warn"'))

test('a periodic task runs once per interval, at most a tenth of it early', async () => {
  await pass(0.9 * interval - 1)
  expect(task.requestIds).toHaveLength(0)
  await pass(0.1 * interval + 1)
  expect(task.requestIds).toHaveLength(1)
  await pass(interval)
  expect(task.requestIds).toHaveLength(2)
})

test('each run of a periodic task has a request id of its own', async () => {
  await pass(2 * interval)
  const [first, second] = task.requestIds
  expect([typeof first, typeof second]).toEqual(['string', 'string'])
  expect(first).not.toBe(second)
})

test('a periodic task that is asked for during a run runs once more after it, never beside it', async () => {
  const release: (() => void)[] = []
  task.work = () => new Promise((resolve) => release.push(resolve))
  task.runSoon()
  await pass(0)
  task.runSoon()
  task.runSoon()
  await pass(interval)
  expect(task.requestIds).toHaveLength(1)
  release.pop()?.()
  await pass(0)
  expect(task.requestIds).toHaveLength(2)
  release.pop()?.()
})

describe('a periodic task that fails', () => {
  beforeEach(async () => {
    task.work = () => Promise.reject(new Error('PostgreSQL is unavailable'))
    task.runSoon()
    await pass(0)
  })

  test('is tried again after one second, two and four', async () => {
    await pass(7_000)
    expect(task.requestIds).toHaveLength(4)
  })

  test('is logged once by its name until it works again', async () => {
    await pass(1_000)
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]).toContain('"task":"counting"')
    task.work = async () => undefined
    await pass(2_000)
    task.work = () => Promise.reject(new Error('PostgreSQL is unavailable again'))
    await pass(interval)
    expect(warnings()).toHaveLength(2)
  })
})

describe('the shutdown of a service', () => {
  test('waits for the run of a periodic task that is under way', async () => {
    const run = Promise.withResolvers<void>()
    task.work = () => run.promise
    task.runSoon()
    await pass(0)
    let closed = false
    const closing = app.close().then(() => {
      closed = true
    })
    await pass(0)
    expect(closed).toBe(false)
    run.resolve()
    await closing
  })

  test('makes the run of a periodic task that was asked for', async () => {
    task.runSoon()
    await app.close()
    expect(task.requestIds).toHaveLength(1)
  })

  test('ends a periodic task', async () => {
    await app.close()
    task.runSoon()
    await pass(2 * interval)
    expect(task.requestIds).toHaveLength(0)
  })
})
