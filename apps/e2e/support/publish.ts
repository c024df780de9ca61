import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type AnalysedRemote, type RemoteManifest, remoteManifestSchema } from '@rafiq/platform-contracts'
import { publishFolder } from '@rafiq/release-cli'
import { ReleaseApi } from '@rafiq/release-cli/commands'
import { inDataFolder } from './platform-data.ts'

const root = join(import.meta.dirname, '../../..')
const { BASE_URL = 'http://localhost:4000' } = process.env

const ofTeams = (path: string): Promise<string> => readFile(inDataFolder(path), 'utf8')

const tokenOf = async (name: string): Promise<string> =>
  JSON.parse(await ofTeams('release-tokens.json'))[name]

const newVersion = () => `1000.0.${Date.now()}`

/** What `rafiq-release` says when the team of a remote runs it. */
export async function rafiqRelease(name: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, RELEASES_URL: BASE_URL, RELEASES_TOKEN: await tokenOf(name) }
  const command = join(root, 'node_modules/.bin/rafiq-release')
  return (await promisify(execFile)(command, words, { cwd: root, env })).stdout
}

/** What canary analysis knows of a remote. To be asked again and again: a process for each question would take its time. */
export async function canaryAnalysis(name: string): Promise<AnalysedRemote | undefined> {
  const { remotes } = await new ReleaseApi(BASE_URL, await tokenOf(name)).watch()
  return remotes.find((remote) => remote.name === name)
}

/** Builds `apps/<name>` at a version that nobody has published yet and puts it live, as its team would. */
export async function publishNewVersion(name: string): Promise<string> {
  const version = newVersion()
  await rafiqRelease(name, 'publish', `apps/${name}`, '--version', version)
  return version
}

/** Gives a share of the visitors a version of `apps/<name>` that throws as soon as it is loaded. */
export async function publishBrokenCanary(name: string, percent: number): Promise<string> {
  const version = newVersion()
  const app = join(root, 'apps', name)
  const folder = await mkdtemp(join(tmpdir(), 'rafiq-broken-'))
  try {
    const env = { ...process.env, NODE_ENV: 'production', RAFIQ_VERSION: version }
    await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: app, env })
    await cp(join(app, 'dist'), folder, { recursive: true })
    await breakEntry(folder)
    const key = await ofTeams(`release-keys/${name}`)
    const token = await tokenOf(name)
    await publishFolder({ url: BASE_URL, token, key, folder, channel: 'canary', percent })
  } finally {
    await rm(folder, { recursive: true })
  }
  return version
}

async function breakEntry(folder: string): Promise<void> {
  const manifestPath = join(folder, 'remote.json')
  const manifest: RemoteManifest = remoteManifestSchema.parse(
    JSON.parse(await readFile(manifestPath, 'utf8')),
  )
  const entry = join(folder, manifest.entry)
  const code = `throw new RangeError('broken');${await readFile(entry, 'utf8')}`
  await writeFile(entry, code)
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  manifest.files[manifest.entry] = { integrity, bytes: Buffer.byteLength(code) }
  await writeFile(manifestPath, JSON.stringify(manifest))
}
