import { createHash } from 'node:crypto'
import { type Issue, mapLimits, type RemoteManifest } from '@rafiq/platform-contracts'

export interface StoredFile {
  readonly integrity: string
  readonly bytes: number
}

/** The manifest's own place in the archive; it vouches for the others and is not listed itself. */
export const manifestFile = 'remote.json'

export const isSourceMap = (path: string): boolean => path.endsWith('.map')

/**
 * Whether a release is what it says: the remote and the version it was sent as, every file there with the hash and
 * size that the manifest names, and nothing else. Empty: it is.
 */
export function checkRelease(
  manifest: RemoteManifest,
  files: ReadonlyMap<string, StoredFile>,
  sentAs: { readonly remote: string; readonly version: string },
): Issue[] {
  return [
    ...checkIdentity(manifest, sentAs),
    ...Object.entries({ ...manifest.maps, ...manifest.files }).flatMap(([path, declared]) =>
      checkFile(path, declared, files.get(path)),
    ),
    ...[...files.keys()]
      .filter((path) => !Object.hasOwn(manifest.files, path) && !Object.hasOwn(manifest.maps ?? {}, path))
      .map((path) => ({ path, message: 'is in the archive and not in remote.json' })),
    ...checkMaps(manifest),
    ...referenced(manifest)
      .filter(({ file }) => !Object.hasOwn(manifest.files, file))
      .map(({ path, file }) => ({ path, message: `names ${file}, which remote.json does not list` })),
  ]
}

function checkIdentity(
  manifest: RemoteManifest,
  { remote, version }: { remote: string; version: string },
): Issue[] {
  const issues: Issue[] = []
  if (manifest.name !== remote) {
    issues.push({ path: 'name', message: `is ${manifest.name}, and the upload was for ${remote}` })
  }
  if (manifest.version !== version) {
    issues.push({ path: 'version', message: `is ${manifest.version}, and the upload was for ${version}` })
  }
  return issues
}

/** Files are served and source maps never are: each is listed as what it is. */
function checkMaps({ files, maps = {} }: RemoteManifest): Issue[] {
  const all = Object.values(maps).reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    ...Object.keys(files)
      .filter(isSourceMap)
      .map((path) => ({ path, message: 'is a source map: list it under "maps", where nobody is served it' })),
    ...Object.entries(maps).flatMap(([path, { bytes }]) => {
      const script = path.replace(/\.map$/, '')
      if (!isSourceMap(path) || !Object.hasOwn(files, script)) {
        return [{ path, message: 'is no source map of a file that remote.json lists' }]
      }
      return bytes > mapLimits.each
        ? [{ path, message: `has ${bytes} bytes; a source map has ${mapLimits.each} at most` }]
        : []
    }),
    ...(all > mapLimits.all
      ? [{ path: 'maps', message: `have ${all} bytes together; ${mapLimits.all} are taken at most` }]
      : []),
  ]
}

function checkFile(path: string, declared: StoredFile, actual: StoredFile | undefined): Issue[] {
  if (!actual) return [{ path, message: 'is listed in remote.json and missing in the archive' }]
  if (actual.bytes !== declared.bytes || actual.integrity !== declared.integrity) {
    return [{ path, message: 'differs from the hash and size in remote.json' }]
  }
  return []
}

function referenced(manifest: RemoteManifest): { path: string; file: string }[] {
  return [
    { path: 'entry', file: manifest.entry },
    ...manifest.routes.flatMap((route, index) =>
      route.files.map((file) => ({ path: `routes.${index}`, file })),
    ),
  ]
}

/** Whether two manifests describe the same bytes: what makes publishing a version again harmless. */
export function sameContent(one: RemoteManifest, other: RemoteManifest): boolean {
  const fingerprint = ({ files }: RemoteManifest) =>
    Object.entries(files)
      .map(([path, { integrity }]) => `${path} ${integrity}`)
      .sort()
      .join('\n')
  return fingerprint(one) === fingerprint(other)
}

/** A file's size and its hash in the form of the browser's `integrity` attribute. */
export function fingerprint(content: Buffer): StoredFile {
  return {
    bytes: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }
}
