import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseError } from './release-error.ts'

/** @throws ReleaseError where the folder is no app that can be built */
export function readApp(folder: string): { version: string } {
  const path = join(folder, 'package.json')
  if (!existsSync(path))
    throw new ReleaseError(`${folder} is not the folder of an app: it has no package.json.`)
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version?: unknown }
  if (typeof version !== 'string') throw new ReleaseError(`${path} needs a version.`)
  return { version }
}

/** A version of its own for every publish that names none: the package's, and the second of the build in UTC. */
export function nextVersion(packageVersion: string, now: Date): string {
  return `${packageVersion}-${now.toISOString().slice(0, 19).replace(/\D/g, '')}`
}

/** Runs the app's own build at a version. What it prints goes to stderr: stdout is for the result. */
export async function buildApp(folder: string, version: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', RAFIQ_VERSION: version }
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: folder, env, stdio: ['ignore', 2, 2] })
  const [code] = await once(child, 'exit').catch((cause: unknown) => {
    throw new ReleaseError('npm cannot be started. Is it installed?', { cause })
  })
  if (code !== 0) throw new ReleaseError(`The build of ${folder} failed (its output is above).`)
}
