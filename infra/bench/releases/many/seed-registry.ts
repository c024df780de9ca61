import { linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '@rafiq/database'
import {
  containerName,
  type RemoteManifest,
  versionFilesKey,
  versionManifestKey,
} from '@rafiq/platform-contracts'
import type { Client } from 'pg'
import { integrityOf } from '../../../../libs/platform/remote-build/src/manifest.ts'
import { portsFor } from '../../../local/ports.ts'
import { readSecrets } from '../../../local/secrets.ts'
import { storageFolders } from '../../../local/storage.ts'

interface Registry {
  readonly port: number
  readonly dataDir: string
}

export interface Size {
  readonly remotes: number
  /** Of each remote. */
  readonly versions: number
}

type Files = Readonly<Record<string, Buffer>>

/** The name of a seeded remote; numbers begin at 1. */
export const seededRemote = (number: number): string => `team-${number}`
export const seededVersion = (number: number): string => `1.${number}.0`

/**
 * Fills a registry with what years of teams leave: of each remote the last version is stable, and the one before it what pages fall back to.
 * Past the gate, which would take hours. These two have bytes of their own, so that no hash is another's; all others of a
 * remote share theirs.
 */
export async function seedRegistry({ port, dataDir }: Registry, size: Size): Promise<void> {
  const { storage } = storageFolders(dataDir)
  const seeded = Array.from({ length: size.remotes }, (_, index) =>
    seedFiles(storage, index + 1, size.versions),
  )
  const password = readSecrets(dataDir).postgres
  const url = `postgres://postgres:${password}@127.0.0.1:${portsFor(port).postgres}/rafiq`
  await withClient(url, (client) => insertVersions(client, seeded, size.versions))
}

interface Seeded {
  readonly remote: string
  /** That of all versions which have none of their own. */
  readonly shared: RemoteManifest
  readonly own: readonly RemoteManifest[]
}

function seedFiles(storage: string, number: number, versions: number): Seeded {
  const remote = seededRemote(number)
  const shared = filesOf(remote, seededVersion(1))
  mkdirSync(join(storage, 'remote-versions', remote), { recursive: true })
  write(storage, manifestOf(number, seededVersion(1), shared), shared)
  for (let version = 2; version <= versions - 2; version += 1)
    linkVersion(storage, remote, seededVersion(version))
  const own = [versions - 1, versions].map((last) => {
    const files = filesOf(remote, seededVersion(last))
    const manifest = manifestOf(number, seededVersion(last), files)
    write(storage, manifest, files)
    return manifest
  })
  return { remote, shared: manifestOf(number, seededVersion(1), shared), own }
}

function filesOf(remote: string, version: string): Files {
  const page = Buffer.from(`export const page = ${JSON.stringify(`${remote} ${version}`)}`)
  const vouched = JSON.stringify([integrityOf(page)])
  return {
    'remoteEntry.js': Buffer.from(`var ${containerName(remote, version)}=${vouched}`),
    'page.js': page,
  }
}

function write(storage: string, manifest: RemoteManifest, files: Files): void {
  const id = { remote: manifest.name, version: manifest.version }
  const folder = join(storage, versionFilesKey(id))
  mkdirSync(folder, { recursive: true })
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content)
  writeFileSync(join(storage, versionManifestKey(id)), JSON.stringify(manifest))
}

/** Second names of the first version's files. */
function linkVersion(storage: string, remote: string, version: string): void {
  const first = { remote, version: seededVersion(1) }
  const id = { remote, version }
  mkdirSync(join(storage, versionFilesKey(id)))
  for (const file of ['remoteEntry.js', 'page.js'])
    linkSync(join(storage, versionFilesKey(first), file), join(storage, versionFilesKey(id), file))
  linkSync(join(storage, versionManifestKey(first)), join(storage, versionManifestKey(id)))
}

/** As a remote of a team is: a page, one below it, an entry of the menu. */
function manifestOf(number: number, version: string, files: Files): RemoteManifest {
  const name = seededRemote(number)
  const paths = Object.keys(files)
  return {
    ...{ name, version, platform: '^2.0.0', entry: 'remoteEntry.js', shared: {} },
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        { integrity: integrityOf(content), bytes: content.length },
      ]),
    ),
    routes: [
      { path: `/${name}`, name: `team${number}`, files: paths },
      { path: `/${name}/:id`, files: paths },
    ],
    navigation: [
      {
        ...{ id: name, path: `/${name}`, order: 1000 + number, audience: 'member' },
        label: { ar: `فريق ${number}`, en: `Team ${number}` },
      },
    ],
  }
}

/** In one transaction, whose last statement has gateways look. */
async function insertVersions(client: Client, seeded: readonly Seeded[], versions: number): Promise<void> {
  const remotes = JSON.stringify(
    seeded.map(({ remote, shared, own: [fallback, stable] }) => ({ remote, shared, fallback, stable })),
  )
  const [before, last] = [seededVersion(versions - 1), seededVersion(versions)]
  await client.query('begin')
  await client.query(
    `insert into releases.versions (remote, version, manifest, published_at)
     select remote, '1.' || number || '.0',
       case number when $2 then stable when $2 - 1 then fallback
         else jsonb_set(shared, '{version}', to_jsonb('1.' || number || '.0')) end,
       now() - ($2 - number) * interval '4 hours'
     from jsonb_to_recordset($1::jsonb) as seeded (remote text, shared jsonb, fallback jsonb, stable jsonb),
       generate_series(1, $2::integer) as number`,
    [remotes, versions],
  )
  await client.query(
    `insert into audit.release_entries (id, action, actor, remote, version, channel, at)
     select uuidv7(), 'publish', 'operator', remote, version, 'stable', published_at
     from releases.versions where remote like 'team-%'`,
  )
  await client.query(
    `insert into releases.remote_states (remote, stable, before, fallback, disabled, set_by_hand, moved_at)
     select remote, $2, array[$3], $3, false, true, now()
     from jsonb_to_recordset($1::jsonb) as seeded (remote text)`,
    [remotes, last, before],
  )
  await client.query('update releases.live_state set count = count + 1')
  await client.query('commit')
  // As the server itself does in time, with tables that grow.
  await client.query('vacuum (analyze) releases.versions, releases.remote_states, audit.release_entries')
}
