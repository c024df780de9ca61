import {
  integrityOf,
  type Language,
  type RemoteFormat,
  type RemoteManifest,
  remoteFilePath,
  type ShellManifest,
} from '@rafiq/platform-contracts'
import type { PageOwner } from '../composition/page-owner.ts'

type ShellRoute = Extract<PageOwner, { kind: 'shell' }>['route']
type RemoteRoute = Extract<PageOwner, { kind: 'remote' }>['route']

/** A file that the page needs at once, with its hash. */
export interface Asset {
  readonly path: string
  readonly integrity: string
  readonly kind: 'script' | 'module' | 'style'
}

/** What the owner of a page needs for its first view, besides what every page loads. */
export function pagePreloads(
  owner: PageOwner,
  language: Language,
  { remoteFiles }: Pick<ShellManifest, 'remoteFiles'>,
): Asset[] {
  if (owner.kind === 'shell') return shellPreloads(owner.route, language)
  if (owner.kind !== 'remote') return []
  return [
    ...remoteFiles.flatMap(({ path, integrity }) => asset(shellPath(path), integrity)),
    ...remotePreloads(owner.manifest, owner.route),
  ]
}

/** The application, which the first script runs at once, unless the document holds the page itself. */
export function appPreloads({ appFiles = [] }: Pick<ShellManifest, 'appFiles'>): Asset[] {
  return appFiles.flatMap(({ path, integrity }) => asset(shellPath(path), integrity))
}

function shellPreloads({ files }: ShellRoute, language: Language): Asset[] {
  return files
    .filter(({ languages }) => languages.includes(language))
    .flatMap(({ path, integrity }) => asset(shellPath(path), integrity))
}

function remotePreloads(manifest: RemoteManifest, { files }: RemoteRoute): Asset[] {
  return [...new Set([manifest.entry, ...files])].flatMap((file) =>
    asset(remoteFilePath(manifest, file), integrityOf(manifest, file), manifest.format),
  )
}

/** Nothing for files that are neither script nor style: they are not preloaded. */
function asset(path: string, integrity: string, format: RemoteFormat = 'script'): Asset[] {
  const kind = path.endsWith('.js') ? format : path.endsWith('.css') ? 'style' : undefined
  return kind ? [{ path, integrity, kind }] : []
}

export function shellPath(file: string): string {
  return `/shell/${file}`
}
