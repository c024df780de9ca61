/** `npm run bench:releases`: see README.md beside this file. */
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { freePlatformPort, startPlatform } from '../../test/running-platform.ts'
import type { TestSession } from '../../test/session.ts'
import { runBench } from '../run-bench.ts'
import { type Options, parseOptions } from './options.ts'
import { measureProofs } from './proof/measure-proofs.ts'
import { proofGoals, proofReport } from './proof/proof-report.ts'
import { type Figures, goalsOf, reportOf } from './report.ts'
import { Team } from './team.ts'
import { timeRejections } from './time-rejections.ts'

/** Runs the whole benchmark; true when every goal is met. */
async function bench({ runs, seeds, proofSeconds }: Options, session: TestSession): Promise<boolean> {
  const met = runs === 0 || (await benchTool(runs, session))
  if (seeds === 0) return met
  const figures = await measureProofs(session, { seeds, seconds: proofSeconds })
  console.log(`\n${proofReport(figures)}\n\n${load()}`)
  return proofGoals(figures).every((goal) => goal.met) && met
}

const load = (): string => `load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`

/** Without proofs: the tool, the registry and the gateway. */
async function benchTool(runs: number, session: TestSession): Promise<boolean> {
  const port = await freePlatformPort()
  const dataDir = join(session.folder, 'data')
  await startPlatform(session, port, dataDir)
  const team = new Team(session.root, join(session.folder, 'versions'), dataDir, `http://localhost:${port}`)
  const versionOf = (run: number): string => `2000.0.${run}`
  const first = versionOf(0)
  await team.publish(await team.build(first), first)
  const figures: Figures = { publish: [], rollback: [], status: [], rejection: [] }
  for (let run = 1; run <= runs; run += 1) {
    const version = versionOf(run)
    const app = await team.build(version)
    figures.status.push(await team.status())
    figures.publish.push(await team.publish(app, version))
    // The version before is the first one each time: what was rolled back is passed over.
    figures.rollback.push(await team.rollback(first))
  }
  figures.rejection.push(...(await timeRejections({ root: session.root, port, dataDir })))
  console.log(`\n${reportOf(figures)}\n\n${load()}`)
  return goalsOf(figures).every(({ met }) => met)
}

const options = parseOptions(process.argv.slice(2))
await runBench((session) => bench(options, session))
