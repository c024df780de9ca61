/** `npm run bench [-- --quick] [-- --slowed] [name …]`: all benchmarks one after the other, and one table of their goals. */
import { rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { execa } from 'execa'
import { CommandError } from '../local/settings.ts'
import { makeTemporaryFolder } from '../test/temporary-folder.ts'
import type { Bench } from './benches.ts'
import { type Goal, goalsIn, goalTable, summary } from './goals.ts'
import { parseOptions } from './options.ts'
import { noticed, twins } from './slowed.ts'
import { startedDataVariable } from './started-data.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = makeTemporaryFolder()
const startedData = join(folder, 'data')

/** What it promised, and the command that measures it alone. */
interface Result {
  command: string
  goals: readonly Goal[]
}

async function run({ name, quick }: Bench, isQuick: boolean): Promise<Result> {
  const args = isQuick ? quick : []
  const command = ['npm run', `bench:${name}`, ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
  console.log(`\n── ${command}`)
  const start = performance.now()
  const { stdout, exitCode } = await execa(
    process.execPath,
    ['--conditions=rafiq-source', join('infra/bench', name, 'main.ts'), ...args],
    {
      ...{ cwd: root, env: { [startedDataVariable]: startedData }, reject: false },
      ...{ stdin: 'ignore', stdout: ['pipe', 'inherit'], stderr: 'inherit' },
    },
  )
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`)
  const goals = goalsIn(stdout)
  const isWhole = exitCode === 0 || goals.some(({ met }) => !met)
  const broken = { goal: `${name} runs to its end`, figure: `exit code ${exitCode}`, met: false }
  return { command, goals: isWhole && goals.length > 0 ? goals : [...goals, broken] }
}

/** Whether the goals notice that something became slower. */
async function runTwins(chosen: readonly Bench[]): Promise<boolean> {
  const verdicts: Goal[] = []
  for (const twin of twins) {
    const bench = chosen.find(({ name }) => name === twin.bench)
    if (!bench) continue
    const { goals } = await run({ ...bench, quick: [...bench.quick, ...twin.args] }, true)
    verdicts.push(noticed(twin, goals))
  }
  if (verdicts.length === 0) throw new CommandError('None of these benchmarks has a slowed twin.')
  console.log(`\n${goalTable(verdicts)}`)
  return verdicts.every(({ met }) => met)
}

async function bench({ chosen, quick, slowed }: ReturnType<typeof parseOptions>): Promise<boolean> {
  if (slowed) return runTwins(chosen)
  const start = performance.now()
  const results: Result[] = []
  for (const one of chosen) results.push(await run(one, quick))
  const goals = results.flatMap((result) => result.goals)
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.log(`\n${summary(results)}\n`)
  console.log(
    `${goals.filter(({ met }) => met).length} of ${goals.length} goals met in ${minutes} min on ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`,
  )
  return goals.every(({ met }) => met)
}

try {
  process.exitCode = (await bench(parseOptions(process.argv.slice(2)))) ? 0 : 1
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
