import { join } from 'node:path'
import { nxEnvironment } from '../local/build.ts'
import type { Outcome } from './outcome.ts'
import type { TestSession } from './session.ts'

/**
 * Builds every package and checks all types. What is not built is read as three programs rather than project by project,
 * as `npm run typecheck` does: each reads the types of React and of Node anew.
 */
export async function runTypes(session: TestSession): Promise<Outcome> {
  const bin = join(session.root, 'node_modules/.bin')
  const check = (project: string): [string, string[]] => ['tsc', ['-p', project, '--noEmit']]
  const commands: [string, string[]][] = [
    ['nx', ['run-many', '-t', 'build', '--outputStyle=static', '--parallel=2']],
    check('tsconfig.browser.json'),
    check('tsconfig.scripts.json'),
    check('tsconfig.tests.json'),
    check('apps/e2e'),
  ]
  const failures: string[] = []
  for (const [name, args] of commands) {
    const code = await session.run(join(bin, name), args, nxEnvironment(session.root))
    if (code !== 0) failures.push([name, ...args].join(' '))
  }
  return { passed: commands.length - failures.length, failures }
}
