#!/usr/bin/env node
import { join } from 'node:path'
import { Command } from 'commander'
import { terminal } from './ask-first.ts'
import { audienceCommand } from './audience-command.ts'
import { collect } from './audience-flag.ts'
import { type CanaryFlags, canaryCommand } from './canary-command.ts'
import { diffCommand } from './diff-command.ts'
import { historyCommand } from './history-command.ts'
import { infoCommand } from './info-command.ts'
import { moveCommand, seenNow } from './move-command.ts'
import { type OwnerFlags, ownerCommand } from './owner-command.ts'
import { type PreviewFlags, previewCommand } from './preview-command.ts'
import { type PromoteFlags, promoteToCommand } from './promote-to-command.ts'
import { proofCommand } from './proof-command.ts'
import { type PublishFlags, publishCommand } from './publish-command.ts'
import { type RehearseFlags, rehearseCommand } from './rehearse-command.ts'
import { ReleaseError } from './release-error.ts'
import { revokeCommand, rightsCommand } from './rights-command.ts'
import { rotateKeyCommand } from './rotate-key-command.ts'
import { runToken } from './run-token.ts'
import { ownPlatform, readSettings, type Settings } from './settings.ts'
import { type StatusFlags, statusCommand } from './status-command.ts'
import { type TypesFlags, typesCommand } from './types-command.ts'

// What the tool is compiled to is kept for the tool (its launcher says where), not for the builds that it starts.
delete process.env.NODE_COMPILE_CACHE

const root = join(import.meta.dirname, '../../../..')
const say = (line: string) => process.stdout.write(`${line}\n`)

async function settings(): Promise<Settings> {
  const platform = ownPlatform(process.cwd())
  const { url } = readSettings(process.env, root, platform)
  const token = process.env.RELEASES_TOKEN || (await runToken(process.env, url))
  return readSettings({ ...process.env, RELEASES_TOKEN: token }, root, platform)
}

/** Of the platform that a version is promoted to: tokens of one platform are none of another. */
async function settingsOf(url: string): Promise<Settings> {
  const env = { ...process.env, RELEASES_URL: url, RELEASES_ID_TOKEN: process.env.RELEASES_TO_ID_TOKEN }
  const token = process.env.RELEASES_TO_TOKEN || (await runToken(env, readSettings(env, root).url))
  if (!token)
    throw new ReleaseError(`RELEASES_TO_TOKEN is missing: set it to the remote's publish token at ${url}.`)
  return readSettings({ ...env, RELEASES_TOKEN: token }, root)
}

const confirmsEnded = 'also a version that canary analysis ended, without being asked'

const forWhom =
  'whom a canary is for, such as role=staff or city=riyadh,jeddah; again for another name (see `audience`)'

const program = new Command('rafiq-release')
  .description(
    'Publishes remotes and says what is live. Reads RELEASES_URL (the gateway), RELEASES_TOKEN and RELEASES_KEY.',
  )
  .showHelpAfterError()

program
  .command('publish')
  .description('build a remote, publish it and wait until it is live')
  .argument('<folder>', 'of the remote, such as apps/matches, or . in a repository of its own')
  .option('--version <version>', "such as 1.2.0; without it the package's version and the time")
  .option(
    '--channel <channel>',
    'which visitors get it: stable, canary, preview/<name>, or candidate (nobody yet)',
    'stable',
  )
  .option('--percent <percent>', 'of visitors, for a canary (10; 100 of an audience)')
  .option('--audience <name=value>', forWhom, collect)
  .option('--no-build', 'publish the build that is there')
  .option(
    '--seen <version>',
    'fail where stable is another by now, as another pipeline may have done; or none',
  )
  .option('--yes', 'also a version that is older than stable, without being asked')
  .option('--despite-proof', 'also what its proof refuses; the trail tells of it')
  .action(async (folder: string, flags: PublishFlags) =>
    publishCommand(folder, flags, await settings(), say, terminal()),
  )

program
  .command('promote')
  .description('give everybody a published version; ends a canary')
  .argument('<remote>')
  .argument('<version>')
  .option(
    '--to <platform>',
    'another platform: the same bytes under the same signature, as from staging to production',
  )
  .option('--channel <channel>', 'of the other platform', 'stable')
  .option('--percent <percent>', 'of its visitors, for a canary (10)')
  .option('--yes', confirmsEnded)
  .action(async (remote: string, version: string, flags: PromoteFlags) => {
    const { to, yes } = flags
    if (to !== undefined) {
      const platforms = { from: await settings(), to: await settingsOf(to) }
      return promoteToCommand({ remote, version }, flags, platforms, say, terminal())
    }
    await moveCommand(
      { remote, action: 'promote', details: { version }, yes },
      await settings(),
      say,
      terminal(),
    )
  })

program
  .command('canary')
  .description(
    'give a share of the visitors a published version, or the running canary another share or audience',
  )
  .argument('<remote>')
  .argument('<version>')
  .argument('[percent]', 'of visitors, or of those of the audience (100)')
  .option('--audience <name=value>', forWhom, collect)
  .option('--everybody', 'the running canary is for an audience no more')
  .action(async (remote: string, version: string, percent: string | undefined, flags: CanaryFlags) =>
    canaryCommand({ remote, version, percent }, flags, await settings(), say),
  )

program
  .command('audience')
  .description('what a canary may be narrowed to on this platform')
  .option('--json', 'for programs')
  .action(async (flags: { json?: boolean }) => audienceCommand(flags, await settings(), say))

program
  .command('rollback')
  .description('go back: to a version, else the end of a canary, else the last healthy version before')
  .argument('<remote>')
  .argument('[version]')
  .option('--yes', confirmsEnded)
  .action(async (remote: string, version: string | undefined, { yes }: { yes?: boolean }) => {
    const details = version === undefined ? await seenNow(remote, await settings()) : { version }
    await moveCommand({ remote, action: 'rollback', details, yes }, await settings(), say, terminal())
  })

program
  .command('yank')
  .description('take a version away for good, its files too; whoever has it goes back')
  .argument('<remote>')
  .argument('<version>')
  .requiredOption('--reason <reason>', 'for the trail')
  .option('--yes', 'also where nothing is before it and visitors get nothing, without being asked')
  .action(async (remote: string, version: string, { reason, yes }: { reason: string; yes?: boolean }) =>
    moveCommand(
      { remote, action: 'yank', details: { version, reason }, yes },
      await settings(),
      say,
      terminal(),
    ),
  )

program
  .command('rehearse')
  .description(
    'try shell and remotes with another version of what they share, as one; without a share only tells',
  )
  .option('--shared <module@version>', 'such as react@20.0.0')
  .option('--percent <percent>', 'of visitors who get all of it')
  .option('--promote', 'give everybody what is rehearsed')
  .option('--revert', 'end the rehearsal, or take back the last one that was promoted')
  .option('--json', 'for programs')
  .action(async (flags: RehearseFlags) => rehearseCommand(flags, await settings(), say))

for (const [action, description] of [
  ['disable', 'take a remote out of every page'],
  ['enable', 'bring it back as it was'],
] as const) {
  program
    .command(action)
    .description(description)
    .argument('<remote>')
    .action(async (remote: string) => moveCommand({ remote, action }, await settings(), say))
}

program
  .command('preview')
  .description('a signed link to a preview')
  .argument('<remote>')
  .argument('<name>', 'of the channel preview/<name>')
  .option('--minutes <minutes>', 'how long the link opens', '60')
  .option('--once', 'for the first who opens it')
  .action(async (remote: string, name: string, flags: PreviewFlags) =>
    previewCommand(remote, name, flags, await settings(), say),
  )

program
  .command('tokens')
  .description('what the team publishes with: tokens and keys, who made them, until when they are good')
  .argument('<remote>')
  .option('--json', 'for programs')
  .action(async (remote: string, flags: { json?: boolean }) =>
    rightsCommand(remote, flags, await settings(), say),
  )

program
  .command('revoke')
  .description('end a token or a key of the team, from the next request on')
  .argument('<remote>')
  .argument('<right>', 'token:<id> or key:<id>, as `tokens` lists them')
  .requiredOption('--reason <reason>', 'for the list and the trail')
  .action(async (remote: string, right: string, { reason }: { reason: string }) =>
    revokeCommand(remote, right, reason, await settings(), say),
  )

program
  .command('rotate-key')
  .description('put another key in the place of RELEASES_KEY, which goes on for a while')
  .argument('<remote>')
  .argument('<key>', 'the new private key: an Ed25519 key in PEM, or the path of one')
  .option('--overlap <hours>', 'how long the old key signs beside it, for pipelines that have it', '24')
  .action(async (remote: string, key: string, flags: { overlap: string }) =>
    rotateKeyCommand(remote, key, flags, await settings(), say),
  )

program
  .command('owner')
  .description('which team answers for a remote; with both flags sets it')
  .argument('<remote>')
  .option('--team <name>', 'as people call it')
  .option('--contact <contact>', 'a mail address, which alerts go to as well, or an https:// address')
  .action(async (remote: string, flags: OwnerFlags) => ownerCommand(remote, flags, await settings(), say))

program
  .command('history')
  .description('who did what to a remote, newest first')
  .argument('<remote>')
  .option('--json', 'for programs')
  .action(async (remote: string, flags: { json?: boolean }) =>
    historyCommand(remote, flags, await settings(), say),
  )

program
  .command('proof')
  .description('what a browser saw of a version before it was live, and the pictures of what it refused')
  .argument('<remote>')
  .argument('[version]', 'the last one without it')
  .option('--pictures <folder>', 'into which pictures are written', '.')
  .option('--json', 'for programs')
  .action(async (remote: string, version: string | undefined, flags: { json?: boolean; pictures: string }) =>
    proofCommand(remote, version, flags, await settings(), say),
  )

program
  .command('info')
  .description('where a version comes from, and whether that can be proved')
  .argument('<remote>')
  .argument('<version>')
  .option('--json', 'for programs')
  .action(async (remote: string, version: string, flags: { json?: boolean }) =>
    infoCommand({ remote, version }, flags, await settings(), say),
  )

program
  .command('diff')
  .description('what differs between two published versions')
  .argument('<remote>')
  .argument('<from>')
  .argument('<to>')
  .option('--json', 'for programs')
  .action(async (remote: string, from: string, to: string, flags: { json?: boolean }) =>
    diffCommand({ remote, from, to }, flags, await settings(), say),
  )

program
  .command('status')
  .description('what visitors get of every remote')
  .option('--search <text>', 'only remotes whose name, or whose team, holds it')
  .option('--json', 'for programs')
  .action(async (flags: StatusFlags) => statusCommand(flags, await settings(), say))

program
  .command('types')
  .description('write what TypeScript has to know of the slots that are live; needs no token')
  .option('--out <file>', 'that is written', 'types/live.d.ts')
  .option('--check', 'write nothing, and fail where the file is not what is live')
  .action(async (flags: TypesFlags) =>
    typesCommand(flags, readSettings(process.env, root, ownPlatform(process.cwd())), say),
  )

try {
  await program.parseAsync()
} catch (error) {
  const known = error instanceof ReleaseError
  process.stderr.write(`${known ? error.message : `Something unexpected went wrong: ${String(error)}`}\n`)
  process.exitCode = 1
}
