import { createHash } from 'node:crypto'
import { type RemoteManifest, remoteManifestSchema } from '@rafiq/platform-contracts'
import { Parser } from 'tar'
import { manifestFile } from './build-app.ts'
import { ReleaseError } from './release-error.ts'

export interface ArchivedVersion {
  readonly manifest: RemoteManifest
  /** The bytes of `remote.json`, which are what is signed. */
  readonly signed: Buffer
}

/**
 * What is in an archive of a version, where it is whole: each file has the hash that `remote.json` names, and there is none
 * besides.
 *
 * @throws ReleaseError that names the first file that is not as it says
 */
export function readVersionArchive(archive: Buffer, from: string): ArchivedVersion {
  const files = filesOf(archive, from)
  const signed = files.get(manifestFile)
  const manifest = signed && parseManifest(signed)
  if (!signed || !manifest) throw new ReleaseError(`${from} sent a version without a ${manifestFile}.`)
  files.delete(manifestFile)
  for (const [path, { integrity }] of Object.entries({ ...manifest.maps, ...manifest.files })) {
    const content = files.get(path)
    if (!content || integrityOf(content) !== integrity) {
      throw new ReleaseError(
        `${from} sent other bytes of ${path} than ${manifest.name} ${manifest.version} has.`,
      )
    }
    files.delete(path)
  }
  const [unlisted] = files.keys()
  if (unlisted === undefined) return { manifest, signed }
  throw new ReleaseError(
    `${from} sent ${unlisted}, which ${manifest.name} ${manifest.version} does not have.`,
  )
}

function filesOf(archive: Buffer, from: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let failure: Error | undefined
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      const chunks: Buffer[] = []
      entry.on('data', (chunk) => chunks.push(chunk))
      entry.on('end', () => files.set(entry.path, Buffer.concat(chunks)))
    },
  })
  parser.on('error', (error: Error) => {
    failure ??= error
  })
  parser.end(archive)
  if (failure) throw new ReleaseError(`${from} sent a broken archive.`, { cause: failure })
  return files
}

function parseManifest(content: Buffer): RemoteManifest | undefined {
  try {
    return remoteManifestSchema.parse(JSON.parse(content.toString('utf8')))
  } catch {
    return undefined
  }
}

const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
