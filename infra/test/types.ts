import { join } from 'node:path'
import { nxEnvironment } from '../local/build.ts'
import { type Outcome, sum } from './outcome.ts'
import type { TestSession } from './session.ts'

/**
 * Builds every package and checks all types. What is not built is read as four programs rather than project by project,
 * as `npm run typecheck` does: each reads the types of React and of Node anew. For the same reason each has one checker,
 * whose several would work out the types of a library anew; the build runs beside them.
 */
export async function runTypes(session: TestSession): Promise<Outcome> {
  const build = ['nx', 'run-many', '-t', 'build', '--outputStyle=static', '--parallel=2']
  const checks = ['tsconfig.browser.json', 'tsconfig.scripts.json', 'tsconfig.tests.json', 'apps/e2e'].map(
    (project) => ['tsc', '-p', project, '--noEmit', '--checkers', '1'],
  )
  return sum(await Promise.all([runInTurn(session, [build]), runInTurn(session, checks)]))
}

async function runInTurn(session: TestSession, commands: readonly string[][]): Promise<Outcome> {
  const failures: string[] = []
  for (const [name = '', ...args] of commands) {
    const program = join(session.root, 'node_modules/.bin', name)
    const code = await session.run(program, args, nxEnvironment(session.root))
    if (code !== 0) failures.push([name, ...args].join(' '))
  }
  return { passed: commands.length - failures.length, failures }
}
