import { spawnSync } from 'node:child_process'

/** Runs a command to its end, with its output among ours. @throws Error where it fails */
export function run(command: string, args: readonly string[], cwd: string, env = process.env): void {
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`)
}
