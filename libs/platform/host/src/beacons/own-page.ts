import { compositionStore } from '../composition/composition-store.ts'

/** A page as its beacons name it. */
export type OwnPage = { composition: string; page: string }

/** A page that ended without leaving; `fallback`: what ran in it was not the version that it was given. */
export type EndedPage = { page: OwnPage; fallback: boolean }

/** What the gateway wrote into this document and nobody else can: one page, one vote. Null: it is no visitor's own. */
export function ownPage(): OwnPage | null {
  const token = document.querySelector<HTMLMetaElement>('meta[name="page-token"]')?.content
  return token === undefined ? null : { composition: compositionStore.getState().id, page: token }
}

/** Whether a version is not the one that this page was given, but came in for it. */
export function isFallback({ name, version }: { name: string; version: string }): boolean {
  const [remote] = compositionStore.getState().microFrontends[name] ?? []
  return remote?.metadata.version !== version
}
