import { join } from 'node:path'
import { Command } from 'commander'
import { type PublishFlags, publishCommand } from './publish-command.ts'
import { ReleaseError } from './release-error.ts'
import { readSettings } from './settings.ts'
import { statusCommand } from './status-command.ts'

const root = join(import.meta.dirname, '../../../..')
const say = (line: string) => process.stdout.write(`${line}\n`)
const settings = () => readSettings(process.env, root)

const program = new Command('rafiq-release')
  .description(
    'Publishes remotes and says what is live. Reads RELEASES_URL (the gateway) and RELEASES_TOKEN.',
  )
  .showHelpAfterError()

program
  .command('publish')
  .description('build a remote, publish it and wait until it is live')
  .argument('<app folder>', 'such as apps/matches')
  .option('--version <version>', "such as 1.2.0; without it the package's version and the time")
  .option('--channel <channel>', 'which visitors get it', 'stable')
  .option('--no-build', 'publish the build that is there')
  .action((folder: string, flags: PublishFlags) => publishCommand(folder, flags, settings(), say))

program
  .command('status')
  .description('what is live of every remote')
  .option('--json', 'for programs')
  .action((flags: { json?: boolean }) => statusCommand(flags, settings(), say))

try {
  await program.parseAsync()
} catch (error) {
  const known = error instanceof ReleaseError
  process.stderr.write(`${known ? error.message : `Something unexpected went wrong: ${String(error)}`}\n`)
  process.exitCode = 1
}
