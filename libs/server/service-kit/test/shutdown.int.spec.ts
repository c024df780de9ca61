import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Controller, Get, Module } from '@nestjs/common'
import { createTestDatabase, type TestDatabase } from '@rafiq/testing'
import { z } from 'zod'
import { DefinitionsModule, defineJob, EventsModule, JobQueue, uuidv7 } from '../src/index.ts'
import { definitions, testApp } from './app.ts'

/** Where a request or a job waits until the test lets it go on. */
function gate() {
  const entered = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const pass = async () => {
    entered.resolve()
    await opened.promise
  }
  return { entered: entered.promise, open: opened.resolve, pass }
}

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a service that closes finishes the request it has and takes no new one', async () => {
  const request = gate()

  @Controller()
  class SlowController {
    @Get('slow')
    async slow() {
      await request.pass()
      return { finished: true }
    }
  }

  @Module({ controllers: [SlowController] })
  class SlowModule {}

  const app = await testApp(SlowModule)
  await app.listen(0, '127.0.0.1')
  const { port } = app.getHttpServer().address() as AddressInfo
  const answer = fetch(`http://127.0.0.1:${port}/slow`)
  await request.entered
  const closed = app.close()
  request.open()
  expect(await (await answer).json()).toEqual({ finished: true })
  await closed
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow()
})

test('a service that closes finishes the job it has', async () => {
  const work = gate()
  const done: string[] = []
  const job = defineJob('users.slow', z.object({ id: z.uuid() }))

  @Module({
    imports: [
      DefinitionsModule.forRoot(definitions),
      EventsModule.forRoot({ url: database.urlFor('users'), service: 'users' }),
    ],
  })
  class WorkingModule {}

  await database.allowEvents({ users: { publishes: [], consumes: {}, jobs: [job.name] } })
  const app = await testApp(WorkingModule)
  const jobs = app.get(JobQueue)
  jobs.work(job, async ({ id }) => {
    await work.pass()
    done.push(id)
  })
  await jobs.ready()
  const id = uuidv7()
  await jobs.send(null, job, { id })
  await work.entered
  const closed = app.close()
  work.open()
  await closed
  expect(done).toEqual([id])
  expect(await database.query(`select state from events.job where name = 'users.slow'`)).toEqual([
    { state: 'completed' },
  ])
})
