import { resolve } from 'node:path'
import { remoteNameSchema } from '@rafiq/platform-contracts'
import { grantAccess } from './grant-access.ts'
import { runCommand } from './run-command.ts'
import { CommandError, readSettings } from './settings.ts'

const root = resolve(import.meta.dirname, '../..')

/** `npm run release:grant -- rentals`: an operator lets a team publish its remote. */
await runCommand(async ([remote = '', ...rest]) => {
  if (!remoteNameSchema.safeParse(remote).success || rest.length > 0) {
    throw new CommandError('Say which remote: `npm run release:grant -- rentals`.')
  }
  const settings = readSettings(process.env, root)
  if (!(await grantAccess(root, settings, remote))) {
    throw new CommandError(
      `No platform runs on ${settings.DATA_DIR}: start it with \`npm start\`, which lets every remote of this folder be published.`,
    )
  }
  console.log(`${remote} may be published: its token and key are in ${settings.DATA_DIR}.`)
})
