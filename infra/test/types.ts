import { join } from 'node:path'
import { nxEnvironment } from '../local/build.ts'
import type { Outcome } from './outcome.ts'
import type { TestSession } from './session.ts'

/** Builds every package and checks its types, and those of scripts and tests, which no build covers. */
export async function runTypes(session: TestSession): Promise<Outcome> {
  const bin = join(session.root, 'node_modules/.bin')
  const commands: [string, string[]][] = [
    ['nx', ['run-many', '-t', 'build', 'typecheck', '--outputStyle=static', '--parallel=2']],
    ['tsc', ['-p', 'infra', '--noEmit']],
    ['tsc', ['-p', 'tsconfig.tests.json']],
  ]
  const failures: string[] = []
  for (const [name, args] of commands) {
    const code = await session.run(join(bin, name), args, nxEnvironment(session.root))
    if (code !== 0) failures.push([name, ...args].join(' '))
  }
  return { passed: commands.length - failures.length, failures }
}
