/** `npm run bench:releases`: see README.md beside this file. */
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { freePlatformPort, startPlatform } from '../../test/running-platform.ts'
import { TestSession } from '../../test/session.ts'
import { runBench } from '../run-bench.ts'
import { startedDataFolder } from '../started-data.ts'
import { firstReleaseGoals, firstReleaseReport } from './first/first-release-report.ts'
import { measureFirstRelease } from './first/measure-first-release.ts'
import { manyGoals, manyReport } from './many/many-report.ts'
import { measureMany } from './many/measure-many.ts'
import { type Options, parseOptions } from './options.ts'
import { measureProofs } from './proof/measure-proofs.ts'
import { proofGoals, proofReport } from './proof/proof-report.ts'
import { type Figures, goalsOf, reportOf } from './report.ts'
import { Team } from './team.ts'
import { timeRejections } from './time-rejections.ts'

/** Publications and requests on each of two platforms. */
const manyTimes = { runs: 10, requests: 300 }

/** Runs the whole benchmark; true when every goal is met. */
async function bench(options: Options, session: TestSession): Promise<boolean> {
  const { runs, seeds, remotes, first, proofSeconds } = options
  const met = [
    runs === 0 || (await benchTool(runs, session)),
    remotes === 0 || (await benchMany(options)),
    !first || (await benchFirst()),
  ]
  if (seeds === 0) return met.every(Boolean)
  const figures = await measureProofs(session, { seeds, seconds: proofSeconds })
  console.log(`\n${proofReport(figures)}\n\n${load()}`)
  return proofGoals(figures).every((goal) => goal.met) && met.every(Boolean)
}

/** Whether a platform of many teams is as quick as that of a few. */
const benchMany = ({ remotes, versions }: Options): Promise<boolean> =>
  withOwnSession(async (session) => {
    const figures = await measureMany(session, { remotes, versions, ...manyTimes })
    console.log(`\n${manyReport(figures)}\n\n${load()}`)
    return manyGoals(figures).every((goal) => goal.met)
  })

/** How long a team takes from nothing to everybody. */
const benchFirst = (): Promise<boolean> =>
  withOwnSession(async (session) => {
    const release = await measureFirstRelease(session)
    console.log(`\n${firstReleaseReport(release)}\n\n${load()}`)
    return firstReleaseGoals(release).every((goal) => goal.met)
  })

/** Platforms of one part of the benchmark end with it. */
async function withOwnSession<T>(use: (session: TestSession) => Promise<T>): Promise<T> {
  const session = new TestSession(resolve(import.meta.dirname, '../../..'))
  try {
    return await use(session)
  } finally {
    await session.close()
  }
}

const load = (): string => `load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`

/** Without proofs: the tool, the registry and the gateway. */
async function benchTool(runs: number, session: TestSession): Promise<boolean> {
  const port = await freePlatformPort()
  const dataDir = await startedDataFolder(session, 'data')
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
