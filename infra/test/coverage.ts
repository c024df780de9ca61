import { resolve } from 'node:path'
import { build } from '../local/build.ts'
import { endRunning } from '../local/run-once.ts'
import { runJest } from './jest.ts'
import { lastLine } from './outcome.ts'
import { startTestServers } from './servers.ts'
import { TestSession } from './session.ts'

type Share = { covered: number; total: number; pct: number }
type Summary = { total: Record<'lines' | 'branches', Share> }

const told = ({ covered, total, pct }: Share) => `${pct} % (${covered} of ${total})`

/** `npm run coverage [-- arguments of Jest]`: every spec that Jest runs, and how much of the sources they run. */
async function main(args: readonly string[]): Promise<boolean> {
  const session = new TestSession(resolve(import.meta.dirname, '../..'))
  session.onClose(async () => endRunning())
  try {
    // Some start services as they are built.
    await build(session.root)
    const measured = [
      '--coverage',
      '--coverageReporters=json-summary',
      `--coverageDirectory=${session.folder}`,
    ]
    const servers = await startTestServers(session)
    const outcome = await runJest(session, ['unit', 'web', 'integration'], [...measured, ...args], servers)
    console.log(lastLine(outcome))
    const total = session.readReport<Summary>('coverage-summary.json')?.total
    if (total) console.log(`coverage: lines ${told(total.lines)}, branches ${told(total.branches)}`)
    return outcome.failures.length === 0 && total !== undefined
  } finally {
    await session.close()
  }
}

process.exit((await main(process.argv.slice(2))) ? 0 : 1)
