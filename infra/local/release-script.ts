import { resolve } from 'node:path'
import { serviceCommand, services } from './processes.ts'
import { runCommand } from './run-command.ts'
import { runOnce } from './run-once.ts'
import { runningPlatform } from './running-platform.ts'
import { CommandError, readSettings } from './settings.ts'

const root = resolve(import.meta.dirname, '../..')

/** `npm run release:revoke` and `npm run release:api`: a script of the running platform's registry, with what follows. */
await runCommand(async ([script = '', ...args]) => {
  const settings = readSettings(process.env, root)
  const platform = runningPlatform(root, settings)
  const releases = services.find(({ name }) => name === 'releases')
  if (!platform || !releases) {
    throw new CommandError(`No platform runs on ${settings.DATA_DIR}: start it with \`npm start\`.`)
  }
  process.stdout.write(await runOnce('The script', serviceCommand(releases, platform, script, args)))
})
