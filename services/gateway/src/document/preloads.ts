import type { RemoteManifest } from '@rafiq/contracts'
import { integrityOf, remotePath } from '../composition/compose.ts'
import type { PageOwner } from '../composition/page-owner.ts'

/** A file that the page needs at once, with its hash. */
export interface Asset {
  readonly path: string
  readonly integrity: string
  readonly kind: 'script' | 'style'
}

/** What the owning remote needs for the first view of this route; nothing for pages of the shell. */
export function remotePreloads(owner: PageOwner): Asset[] {
  if (owner.kind !== 'remote') return []
  const { manifest, route } = owner
  const files = [...new Set([manifest.entry, ...route.files])]
  return files.map((file) => asset(manifest, file)).filter((found) => found !== undefined)
}

function asset(manifest: RemoteManifest, file: string): Asset | undefined {
  const kind = file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : undefined
  return kind && { path: remotePath(manifest, file), integrity: integrityOf(manifest, file), kind }
}
