import type { RemoteManifest, RemoteRoute } from './release.ts'
import { shellName } from './shell-release.ts'

/**
 * The global variable that holds one version's container. The version is in it, so that two versions of a remote
 * never meet in one page.
 */
export const containerName = (remote: string, version: string): string =>
  `rafiq_${remote}_${version}`.replace(/[^A-Za-z0-9]/g, '_')

/** What `data-remote` says on a version's elements, and what its styles are bound to. */
export const remoteScope = (remote: string, version: string): string => `${remote}@${version}`

/**
 * A remote with a page that is not for everybody: the public document must hold neither name nor address of it. One page
 * without roles does not open the others; the gate refuses such a mixture.
 */
export const isRestricted = ({ routes }: { readonly routes: readonly RemoteRoute[] }): boolean =>
  routes.some(({ roles }) => roles !== undefined)

type Addressed = Pick<RemoteManifest, 'name' | 'version' | 'entry' | 'files' | 'routes'>

/** 132 bits of the entry's SHA-384, in characters that a path may have. */
const keyLength = 22

/**
 * The folder of a version in which its files lie: `''`, or `<key>/` for a restricted remote. The key is the start of
 * the entry's hash, which vouches for every other file: whoever can work out the address has the files already.
 *
 * @throws Error where the manifest does not list its own entry
 */
export function filesFolder(manifest: Addressed): string {
  if (!isRestricted(manifest)) return ''
  const entry = manifest.files[manifest.entry]
  if (!entry) throw new Error(`${manifest.name}@${manifest.version} does not list its file ${manifest.entry}`)
  const [, hash = ''] = entry.integrity.split('-', 2)
  return `${hash.replaceAll('+', '-').replaceAll('/', '_').slice(0, keyLength)}/`
}

/** Where a file of a version, or of the shell, is served. */
export const remoteFilePath = (manifest: Addressed, file: string): string =>
  manifest.name === shellName
    ? `/shell/${file}`
    : `/remotes/${manifest.name}/${manifest.version}/${filesFolder(manifest)}${file}`

interface VersionAddress {
  readonly remote: string
  readonly version: string
}

/** Where the files of a version lie in the object storage. */
export const versionFilesKey = ({ remote, version }: VersionAddress): string => `remotes/${remote}/${version}`

/** What makes a version one that is whole; it is written last. Not among its files, since it names those of restricted pages. */
export const versionManifestKey = ({ remote, version }: VersionAddress): string =>
  `remote-versions/${remote}/${version}.json`
