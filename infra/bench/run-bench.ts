import { resolve } from 'node:path'
import { CommandError } from '../local/settings.ts'
import { endRequested } from '../local/shutdown.ts'
import { TestSession } from '../test/session.ts'

/**
 * Runs a benchmark in a session of its own and ends the process: with 0 when every goal was met, else with 1. Whatever
 * the session started is ended before, also on Ctrl-C.
 *
 * @param bench whether every goal was met
 */
export async function runBench(bench: (session: TestSession) => Promise<boolean>): Promise<never> {
  const session = new TestSession(resolve(import.meta.dirname, '../..'))
  const interrupted = endRequested().then((why) => {
    throw new CommandError(`Stopped by ${why}.`)
  })
  interrupted.catch(() => undefined)
  // Else the process would end here and now, and what was started would go on.
  const { promise: unexpected, reject } = Promise.withResolvers<never>()
  unexpected.catch(() => undefined)
  process.on('unhandledRejection', reject).on('uncaughtException', reject)
  let met = false
  try {
    met = await Promise.race([bench(session), interrupted, unexpected])
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error)
  } finally {
    await session.close()
  }
  process.exit(met ? 0 : 1)
}
