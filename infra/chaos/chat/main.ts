/** `npm run chaos:chat`: see README.md beside this file. */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runBench } from '../../bench/run-bench.ts'
import { build } from '../../local/build.ts'
import type { TestSession } from '../../test/session.ts'
import { BaselineMember } from './baseline-member.ts'
import { check } from './check.ts'
import { Log } from './log.ts'
import { Member } from './member.ts'
import { type Options, parseOptions } from './options.ts'
import { goalsOf, reportOf } from './report.ts'
import { runLoad } from './run-load.ts'
import { people, type Stack, startStack } from './stack.ts'

/** Simulated members, two and two in a room. */
const memberCount = 32

/** Runs everything; true when every goal is met. */
async function chaos(session: TestSession, options: Options): Promise<boolean> {
  await build(session.root)
  const stack = await startStack(session)
  const logs = {
    chat: new Log(join(session.folder, 'chat.jsonl')),
    baseline: new Log(join(session.folder, 'baseline.jsonl')),
  }
  const { members, baselineMembers } = await open(stack, logs)
  await runLoad(stack, { members, baselineMembers }, options)
  for (const client of [...members, ...baselineMembers]) client.close()
  // One of each room.
  for (const member of members.filter((_, index) => index % 2 === 0)) await member.recordHistory()
  const [chat, baseline] = [check(await logs.chat.close()), check(await logs.baseline.close())]
  const outcome = { ...options, chat, baseline, crashes: stack.crashes }
  console.log(`\n${reportOf(outcome)}`)
  const met = goalsOf(outcome).every((goal) => goal.met)
  if (!met)
    keepLogs(
      session,
      Object.values(logs).map(({ file }) => file),
    )
  return met
}

/** Everybody once in front of the chat service and once in front of its baseline. */
async function open(
  stack: Stack,
  logs: { chat: Log; baseline: Log },
): Promise<{ members: Member[]; baselineMembers: BaselineMember[] }> {
  const members: Member[] = []
  const baselineMembers: BaselineMember[] = []
  for (const [index, { room, participants }] of (await people(stack, memberCount)).entries()) {
    const entry = { kind: 'room', room, members: participants.map(({ memberId }) => memberId) } as const
    for (const [side, { memberId, auth }] of participants.entries()) {
      // The two of a room are behind different proxies.
      const proxy = (index + side) % stack.chat.length
      const { token } = auth as { token: string }
      members.push(new Member({ memberId, room, token, url: stack.chat[proxy]?.url ?? '' }, logs.chat))
      baselineMembers.push(
        new BaselineMember({ memberId, room, url: stack.baseline[proxy]?.url ?? '' }, logs.baseline),
      )
    }
    for (const log of Object.values(logs)) log.write(entry)
  }
  return { members, baselineMembers }
}

/** Where a goal was missed, everything that happened stays to be read. */
function keepLogs({ root, folder }: TestSession, files: readonly string[]): void {
  const kept = join(root, '.data/chaos-chat')
  mkdirSync(kept, { recursive: true })
  for (const file of files) copyFileSync(file, file.replace(folder, kept))
  for (const name of ['chat-0', 'chat-1', 'postgres', 'redis']) {
    copyFileSync(join(folder, 'logs', `${name}.log`), join(kept, `${name}.log`))
  }
  console.log(`\nWhat happened is in ${kept}.`)
}

await runBench((session) => chaos(session, parseOptions(process.argv.slice(2))))
