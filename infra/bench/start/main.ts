/** `npm run bench:start`: see README.md beside this file. */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePlatformPort, startPlatform } from '../../test/running-platform.ts'
import { TestSession } from '../../test/session.ts'
import { runBench } from '../run-bench.ts'
import { keepStartedData } from '../started-data.ts'
import { type Options, parseOptions } from './options.ts'
import { memoryOfDescendants } from './process-memory.ts'
import { type Figures, goalsOf, reportOf } from './report.ts'

/** Runs the whole benchmark; true when every goal is met. */
async function bench(session: TestSession, { rounds, idle }: Options): Promise<boolean> {
  const port = await freePlatformPort()
  const dataDir = join(session.folder, 'data')
  const start = async (look: () => Promise<void>) => {
    const one = new TestSession(session.root)
    const began = performance.now()
    try {
      await startPlatform(one, port, dataDir)
      const seconds = (performance.now() - began) / 1000
      await look()
      return seconds
    } finally {
      await one.close()
    }
  }
  const figures: Figures = { first: await start(async () => undefined), warm: [], memory: [] }
  await keepStartedData(dataDir)
  for (let round = 1; round <= rounds; round += 1) {
    const look = async () => {
      await pause(idle * 1000)
      figures.memory.push(memoryOfDescendants(process.pid))
    }
    figures.warm.push(await start(look))
  }
  console.log(`\n${reportOf(figures)}\n\nload of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  return goalsOf(figures).every(({ met }) => met)
}

const options = parseOptions(process.argv.slice(2))
await runBench((session) => bench(session, options))
