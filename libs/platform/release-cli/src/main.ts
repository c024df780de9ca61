import { join } from 'node:path'
import { Command } from 'commander'
import { terminal } from './ask-first.ts'
import { diffCommand } from './diff-command.ts'
import { historyCommand } from './history-command.ts'
import { moveCommand, seenNow } from './move-command.ts'
import { type PreviewFlags, previewCommand } from './preview-command.ts'
import { type PublishFlags, publishCommand } from './publish-command.ts'
import { ReleaseError } from './release-error.ts'
import { readSettings } from './settings.ts'
import { statusCommand } from './status-command.ts'

// What the tool is compiled to is kept for the tool (its launcher says where), not for the builds that it starts.
delete process.env.NODE_COMPILE_CACHE

const root = join(import.meta.dirname, '../../../..')
const say = (line: string) => process.stdout.write(`${line}\n`)
const settings = () => readSettings(process.env, root)

const confirmsEnded = 'also a version that the watch ended, without being asked'

const program = new Command('rafiq-release')
  .description(
    'Publishes remotes and says what is live. Reads RELEASES_URL (the gateway), RELEASES_TOKEN and RELEASES_KEY.',
  )
  .showHelpAfterError()

program
  .command('publish')
  .description('build a remote, publish it and wait until it is live')
  .argument('<app folder>', 'such as apps/matches')
  .option('--version <version>', "such as 1.2.0; without it the package's version and the time")
  .option('--channel <channel>', 'which visitors get it: stable, canary or preview/<name>', 'stable')
  .option('--percent <percent>', 'of visitors, for a canary (10)')
  .option('--no-build', 'publish the build that is there')
  .option(
    '--seen <version>',
    'fail where stable is another by now, as another pipeline may have done; or none',
  )
  .option('--yes', 'also a version that is older than stable, without being asked')
  .action((folder: string, flags: PublishFlags) => publishCommand(folder, flags, settings(), say, terminal()))

program
  .command('promote')
  .description('give everybody a published version; ends a canary')
  .argument('<remote>')
  .argument('<version>')
  .option('--yes', confirmsEnded)
  .action((remote: string, version: string, { yes }: { yes?: boolean }) =>
    moveCommand({ remote, action: 'promote', details: { version }, yes }, settings(), say, terminal()),
  )

program
  .command('canary')
  .description('give a share of the visitors a published version, or the running canary another share')
  .argument('<remote>')
  .argument('<version>')
  .argument('<percent>')
  .action((remote: string, version: string, percent: string) =>
    moveCommand(
      { remote, action: 'canary', details: { version, percent: Number(percent) } },
      settings(),
      say,
    ),
  )

program
  .command('rollback')
  .description('go back: to a version, else the end of a canary, else the last healthy version before')
  .argument('<remote>')
  .argument('[version]')
  .option('--yes', confirmsEnded)
  .action(async (remote: string, version: string | undefined, { yes }: { yes?: boolean }) => {
    const details = version === undefined ? await seenNow(remote, settings()) : { version }
    await moveCommand({ remote, action: 'rollback', details, yes }, settings(), say, terminal())
  })

program
  .command('yank')
  .description('take a version away for good, its files too; whoever has it goes back')
  .argument('<remote>')
  .argument('<version>')
  .requiredOption('--reason <reason>', 'for the trail')
  .option('--yes', 'also where nothing is before it and visitors get nothing, without being asked')
  .action((remote: string, version: string, { reason, yes }: { reason: string; yes?: boolean }) =>
    moveCommand({ remote, action: 'yank', details: { version, reason }, yes }, settings(), say, terminal()),
  )

for (const [action, description] of [
  ['disable', 'take a remote out of every page'],
  ['enable', 'bring it back as it was'],
] as const) {
  program
    .command(action)
    .description(description)
    .argument('<remote>')
    .action((remote: string) => moveCommand({ remote, action }, settings(), say))
}

program
  .command('preview')
  .description('a signed link to a preview')
  .argument('<remote>')
  .argument('<name>', 'of the channel preview/<name>')
  .option('--minutes <minutes>', 'how long the link opens', '60')
  .option('--once', 'for the first who opens it')
  .action((remote: string, name: string, flags: PreviewFlags) =>
    previewCommand(remote, name, flags, settings(), say),
  )

program
  .command('history')
  .description('who did what to a remote, newest first')
  .argument('<remote>')
  .option('--json', 'for programs')
  .action((remote: string, flags: { json?: boolean }) => historyCommand(remote, flags, settings(), say))

program
  .command('diff')
  .description('what differs between two published versions')
  .argument('<remote>')
  .argument('<from>')
  .argument('<to>')
  .option('--json', 'for programs')
  .action((remote: string, from: string, to: string, flags: { json?: boolean }) =>
    diffCommand({ remote, from, to }, flags, settings(), say),
  )

program
  .command('status')
  .description('what visitors get of every remote')
  .option('--json', 'for programs')
  .action((flags: { json?: boolean }) => statusCommand(flags, settings(), say))

try {
  await program.parseAsync()
} catch (error) {
  const known = error instanceof ReleaseError
  process.stderr.write(`${known ? error.message : `Something unexpected went wrong: ${String(error)}`}\n`)
  process.exitCode = 1
}
