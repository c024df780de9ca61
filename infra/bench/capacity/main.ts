/** `npm run bench:capacity`: see README.md beside this file. */
import { build } from '../../local/build.ts'
import type { TestSession } from '../../test/session.ts'
import { prepareServers } from '../chat/servers.ts'
import { runBench } from '../run-bench.ts'
import { type Capacity, measureMessages, measureSessions } from './measure.ts'
import { parseOptions } from './options.ts'
import { goalsOf, reportOf } from './report.ts'

async function bench(session: TestSession, args: string[]): Promise<boolean> {
  const { members, messages } = parseOptions(args)
  await build(session.root)
  const servers = await prepareServers(session)
  const capacity: Capacity = {
    session: await measureSessions(servers, members),
    ...(await measureMessages(servers, messages)),
  }
  console.log(`\n${reportOf(capacity)}`)
  return goalsOf(capacity).every(({ met }) => met)
}

await runBench((session) => bench(session, process.argv.slice(2)))
