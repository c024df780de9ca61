/** `npm run fleet`: see README.md beside this file. */
import { runBench } from '../bench/run-bench.ts'
import { runPlatform } from '../local/run-platform.ts'
import { measureMembers } from './members/measure-members.ts'
import { type Options, parseOptions } from './options.ts'
import { fleetPorts } from './replicas.ts'
import { measureRollingRestart } from './rolling-restart/measure-rolling-restart.ts'
import { startFleet, stopReplicas } from './start-fleet.ts'
import { measureUpgrade } from './upgrade/measure-upgrade.ts'

function readOptions(): Options {
  try {
    return parseOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`)
    process.exit(1)
  }
}

const options = readOptions()
const { rollingRestart, upgradeFrom, members } = options
if (rollingRestart) await runBench((session) => measureRollingRestart(session, options))
if (upgradeFrom !== undefined)
  await runBench((session) => measureUpgrade(session, { ...options, upgradeFrom }))
if (members !== undefined) await runBench((session) => measureMembers(session, { ...options, members }))
await runPlatform({
  ports: (settings) => fleetPorts(settings, options.replicas),
  start: (supervisor, root, settings) => startFleet(supervisor, root, settings, { count: options.replicas }),
  stop: (supervisor, settings) => stopReplicas(supervisor, settings, options.replicas),
})
