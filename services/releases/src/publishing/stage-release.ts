import type { Readable } from 'node:stream'
import { type RemoteManifest, remoteManifestSchema } from '@rafiq/contracts'
import { MalformedError, toIssues } from '@rafiq/service-kit'
import type { ArchiveLimits } from '../archive/limits.ts'
import { type ArchivedFile, readArchive } from '../archive/read-archive.ts'
import type { Staging } from '../store/version-store.ts'
import { checkRelease, manifestFile, type StoredFile } from './check-release.ts'
import { fingerprint } from './integrity.ts'
import { precompress } from './precompress.ts'

/**
 * Writes an uploaded release with the compressed forms of its files to a staging and checks it against its own
 * manifest, which it returns.
 *
 * @throws MalformedError `invalid-release` with an issue for each thing that is wrong
 */
export async function stageRelease(
  body: Readable,
  staging: Staging,
  sentAs: { readonly remote: string; readonly version: string },
  limits: ArchiveLimits,
): Promise<RemoteManifest> {
  const files = new Map<string, StoredFile>()
  let manifest: RemoteManifest | undefined
  await readArchive(body, limits, async (file) => {
    if (file.path === manifestFile) {
      manifest = parseManifest(file.content)
    } else {
      files.set(file.path, fingerprint(file.content))
      await store(file, staging)
    }
  })
  if (!manifest) throw refused([{ path: manifestFile, message: 'is missing in the archive' }])
  const issues = checkRelease(manifest, files, sentAs)
  if (issues.length > 0) throw refused(issues)
  return manifest
}

async function store({ path, content }: ArchivedFile, staging: Staging): Promise<void> {
  await staging.write(path, content)
  for (const compressed of await precompress(path, content)) {
    await staging.write(`${path}${compressed.extension}`, compressed.content)
  }
}

function parseManifest(content: Buffer): RemoteManifest {
  let json: unknown
  try {
    json = JSON.parse(content.toString('utf8'))
  } catch (cause) {
    throw new MalformedError('invalid-release', { message: `${manifestFile} is not JSON.`, cause })
  }
  const result = remoteManifestSchema.safeParse(json)
  if (!result.success) throw refused(toIssues(result.error.issues))
  return result.data
}

function refused(issues: readonly { path: string; message: string }[]): MalformedError {
  const [first] = issues
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  const message = `The release was refused: ${first?.path} ${first?.message}${more}.`
  return new MalformedError('invalid-release', { message, issues: issues.slice(0, 50) })
}
