import { resolve } from 'node:path'
import { serviceCommand, services } from './processes.ts'
import { runCommand } from './run-command.ts'
import { runOnce } from './run-once.ts'
import { runningPlatform } from './running-platform.ts'
import { CommandError, readSettings } from './settings.ts'

const root = resolve(import.meta.dirname, '../..')

/** What an operator may order, with the script of the users service that does it. */
const orders: Readonly<Record<string, { script: string; args: number; title: string }>> = {
  grant: { script: 'grant', args: 2, title: 'Granting the role' },
  'reset-factors': { script: 'reset-factors', args: 1, title: 'Resetting the second factors' },
}

/**
 * `npm run admin -- grant somebody@example.com admin` gives an account a role; `reset-factors somebody@example.com` takes
 * every second factor of an account away, for an admin who has lost them.
 */
await runCommand(async ([command = '', ...args]) => {
  const order = orders[command]
  if (!order || args.length !== order.args) {
    throw new CommandError(
      'Say whom and what: `npm run admin -- grant <email> <user|moderator|admin>` or `npm run admin -- reset-factors <email>`.',
    )
  }
  const settings = readSettings(process.env, root)
  const platform = runningPlatform(root, settings)
  const users = services.find(({ name }) => name === 'users')
  if (!platform || !users) {
    throw new CommandError(
      `No platform runs on ${settings.DATA_DIR}: start it with \`npm start\`, and leave it running.`,
    )
  }
  process.stdout.write(await runOnce(order.title, serviceCommand(users, platform, order.script, args)))
})
