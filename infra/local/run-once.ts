import { spawn } from 'node:child_process'
import { Refusal } from './settings.ts'

export type Run = Readonly<{
  command: string
  args: readonly string[]
  cwd: string
  env: Readonly<Record<string, string>>
}>

const running = new Set<ReturnType<typeof spawn>>()

/** Ends what {@link runOnce} is still running. */
export function endRunning(): void {
  for (const child of running) {
    // The group, since builds have children of their own.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  }
}

/**
 * Runs a command to its end, its output kept back.
 *
 * @returns what it wrote to its standard output
 * @throws Refusal with the end of all its output when it fails
 */
export function runOnce(what: string, { command, args, cwd, env }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let out = ''
    let all = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      all += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      all += text
    })
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      if (code === 0) resolve(out)
      else reject(new Refusal(`${what} failed:\n${all.trim().split('\n').slice(-40).join('\n')}`))
    })
  })
}
