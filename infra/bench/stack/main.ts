/** `npm run bench:stack`: see README.md beside this file. */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@rafiq/testing'
import { build } from '../../local/build.ts'
import type { TestSession } from '../../test/session.ts'
import { runBench } from '../run-bench.ts'
import { Worker } from '../worker.ts'
import { load } from './load.ts'
import { type Options, parseOptions } from './options.ts'
import type { HttpServer } from './processor-time.ts'
import { type Figures, goalsOf, reportOf } from './report.ts'

/** Rounds until both servers are compiled as far as they will be. */
const warmUps = 15

/** Runs the whole benchmark; true when every goal is met. */
async function bench(session: TestSession, { rounds, milliseconds }: Options): Promise<boolean> {
  await build(session.root)
  const start = (name: string, script: string, env = {}) =>
    Worker.start<HttpServer>(session, { name, script: join(import.meta.dirname, script), env })
  const servers = {
    bare: await start('bare', 'run-bare.ts'),
    kit: await start('service', 'service/run-service.ts', { PORT: String(await freePort()) }),
  }
  const figures: Figures = { bare: [], kit: [] }
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const name of ['bare', 'kit'] as const) {
      const cost = await costOf(servers[name], milliseconds)
      if (round >= 0) figures[name].push(cost)
    }
  }
  console.log(`\n${reportOf(figures)}\n\nload of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  return goalsOf(figures).every(({ met }) => met)
}

/** Microseconds of the server's processor time for one request: what else the machine does hardly changes it. */
async function costOf(server: Worker<HttpServer>, milliseconds: number): Promise<number> {
  const address = await server.ask('address')
  const before = await server.ask('processorTime')
  const answered = await load(address, milliseconds)
  return (((await server.ask('processorTime')) - before) * 1_000) / answered
}

const options = parseOptions(process.argv.slice(2))
await runBench((session) => bench(session, options))
