import { resolve } from 'node:path'
import { serviceCommand, services } from './processes.ts'
import { runCommand } from './run-command.ts'
import { runOnce } from './run-once.ts'
import { runningPlatform } from './running-platform.ts'
import { Refusal, readSettings } from './settings.ts'

const root = resolve(import.meta.dirname, '../..')

/** `npm run admin -- grant somebody@example.com admin`: an operator gives an account a role. */
await runCommand(async ([command, ...args]) => {
  if (command !== 'grant' || args.length !== 2) {
    throw new Refusal('Say whom and what: `npm run admin -- grant <email> <user|moderator|admin>`.')
  }
  const settings = readSettings(process.env, root)
  const platform = runningPlatform(root, settings)
  const users = services.find(({ name }) => name === 'users')
  if (!platform || !users) {
    throw new Refusal(
      `No platform runs on ${settings.DATA_DIR}: start it with \`npm start\`, and leave it running.`,
    )
  }
  process.stdout.write(await runOnce('Granting the role', serviceCommand(users, platform, 'grant', args)))
})
