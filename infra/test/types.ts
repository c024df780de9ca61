import { join } from 'node:path'
import { build, nxEnvironment } from '../local/build.ts'
import { endRunning } from '../local/run-once.ts'
import { type Outcome, sum } from './outcome.ts'
import type { TestSession } from './session.ts'

/**
 * Builds every package and checks all types. What is not built is read as four programs rather than project by project,
 * as `npm run typecheck` does: each reads the types of React and of Node anew. For the same reason each has one checker,
 * whose several would work out the types of a library anew; the build runs beside them.
 */
export async function runTypes(session: TestSession): Promise<Outcome> {
  session.onClose(async () => endRunning())
  return sum(await Promise.all([runBuild(session), runChecks(session)]))
}

async function runBuild(session: TestSession): Promise<Outcome> {
  try {
    await build(session.root)
    return { passed: 1, failures: [] }
  } catch (error) {
    console.error(String(error))
    return { passed: 0, failures: ['build'] }
  }
}

async function runChecks(session: TestSession): Promise<Outcome> {
  const projects = ['tsconfig.browser.json', 'tsconfig.scripts.json', 'tsconfig.tests.json', 'apps/e2e']
  const failures: string[] = []
  for (const project of projects) {
    const args = ['-p', project, '--noEmit', '--checkers', '1']
    const code = await session.run(
      join(session.root, 'node_modules/.bin/tsc'),
      args,
      nxEnvironment(session.root),
    )
    if (code !== 0) failures.push(['tsc', ...args].join(' '))
  }
  return { passed: projects.length - failures.length, failures }
}
