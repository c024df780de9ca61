import { execa } from 'execa'
import { CommandError } from './settings.ts'

export type Run = Readonly<{
  command: string
  args: readonly string[]
  cwd: string
  env: Readonly<Record<string, string>>
}>

const running = new Set<{ pid?: number }>()

/** Ends what {@link runOnce} is still running. */
export function endRunning(): void {
  for (const { pid } of running) {
    if (pid === undefined) continue
    try {
      // The group, since builds have children of their own.
      process.kill(-pid, 'SIGTERM')
    } catch {
      // It has just ended by itself.
    }
  }
}

/**
 * Runs a command to its end, its output kept back.
 *
 * @returns what it wrote to its standard output
 * @throws CommandError with the end of all its output when it fails
 */
export async function runOnce(what: string, { command, args, cwd, env }: Run): Promise<string> {
  const child = execa(command, args, {
    ...{ cwd, env, extendEnv: false, detached: true, stdin: 'ignore' },
    ...{ all: true, reject: false, stripFinalNewline: false },
  })
  running.add(child)
  const { failed, stdout, all, shortMessage } = await child
  running.delete(child)
  if (!failed) return stdout
  const end = (all || shortMessage || '').trim().split('\n').slice(-40).join('\n')
  throw new CommandError(`${what} failed:\n${end}`)
}
