import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type RemoteManifest, releaseCommit, remoteManifestSchema } from '@rafiq/platform-contracts'
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

/**
 * The commit that a remote's own repository is at, marked where that has changes which are in no commit; undefined where
 * the folder is in no repository. Its build is not looked at.
 */
export async function commitOf(folder: string): Promise<string | undefined> {
  try {
    const commit = await git(folder, ['rev-parse', 'HEAD'])
    const changes = await git(folder, ['status', '--porcelain', '--', ':/', ':(exclude)dist'])
    return commit === '' ? undefined : releaseCommit(commit, changes !== '')
  } catch {
    return undefined
  }
}

async function git(folder: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, env: withoutGit(process.env) })
  return stdout.trim()
}

/** A hook of git names the repository that it runs in, which need not be the remote's. */
const withoutGit = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')))

/** Beside the files of every build. */
export const manifestFile = 'remote.json'

/** The manifest of a build; undefined where there is none yet. */
function findManifest(dist: string): RemoteManifest | undefined {
  const path = join(dist, manifestFile)
  if (!existsSync(path)) return undefined
  try {
    return remoteManifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new ReleaseError(`${path} is broken. Build again.`, { cause })
  }
}

/**
 * The manifest of a build whose files are all as it says.
 * @throws ReleaseError that names the first file that is not
 */
export function readBuild(dist: string): RemoteManifest {
  const manifest = findManifest(dist)
  if (!manifest)
    throw new ReleaseError(`There is no build in ${dist}: ${manifestFile} is missing. Build first.`)
  for (const [path, { integrity }] of Object.entries({ ...manifest.files, ...manifest.maps })) {
    const file = join(dist, path)
    if (!existsSync(file))
      throw new ReleaseError(`${file} is missing, and ${manifestFile} lists it. Build again.`)
    if (hashOf(file) !== integrity) {
      throw new ReleaseError(
        `${file} was changed after the build: its hash is not the one in ${manifestFile}.`,
      )
    }
  }
  return manifest
}

function hashOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
}
