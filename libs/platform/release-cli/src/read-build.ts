import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RemoteManifest, remoteManifestSchema } from '@rafiq/platform-contracts'
import { ReleaseError } from './release-error.ts'

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
