import { join } from 'node:path'
import { cleanEnvironment } from '../local/environment.ts'
import { jestOutcome, nothing, type Outcome, withExitCode } from './outcome.ts'
import type { TestSession } from './session.ts'

/** Runs these projects of `jest.config.js`; `args` go to Jest as they are. */
export async function runJest(
  session: TestSession,
  projects: readonly string[],
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const report = `jest-${projects.join('-')}.json`
  const code = await session.run(
    process.execPath,
    [
      ...['--conditions=rafiq-source', '--disable-warning=ExperimentalWarning'],
      // Tests make much that is soon garbage: with room for it, a tenth of their processor time is saved.
      ...['--min-semi-space-size=32', '--max-semi-space-size=64'],
      // Each core has a process of its own, and what four threads beside it tell each other costs more than they do.
      '--v8-pool-size=1',
      join(session.root, 'node_modules/jest/bin/jest.js'),
      ...['--selectProjects', ...projects, '--passWithNoTests'],
      // What takes several values would take the paths in `args` as well, so it comes earlier.
      ...['--reporters=default', '--json', `--outputFile=${join(session.folder, report)}`, ...args],
    ],
    cleanEnvironment({ NODE_ENV: 'test', ...env }),
  )
  const found = session.readReport<Parameters<typeof jestOutcome>[0]>(report)
  return withExitCode(found ? jestOutcome(found) : nothing, 'Jest', code)
}
