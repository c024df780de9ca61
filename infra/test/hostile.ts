import { parseOptions } from '../hostile/options.ts'
import { runHostile } from '../hostile/run-hostile.ts'
import type { Outcome } from './outcome.ts'
import type { TestSession } from './session.ts'

/** About a minute of attacks, the same ones in each run; `args` go to `npm run hostile`. */
export const runHostileTests = (session: TestSession, args: readonly string[]): Promise<Outcome> =>
  runHostile(session, parseOptions(['--brief', '--cases', '1500', ...args]))
