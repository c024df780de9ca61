import { createHash } from 'node:crypto'
import type { ComposedRemotes, Composition, MicroFrontends } from '@rafiq/platform-contracts'

/** What documents name beside remotes in short: where they are whole, and the hash of what is there. */
export type RemotesFileLink = NonNullable<Composition['remotesFile']>

/** Equal compositions have equal bytes, whichever gateway writes them: documents hold their hash. */
export const remotesFile = (microFrontends: MicroFrontends): string =>
  JSON.stringify({ microFrontends } satisfies ComposedRemotes)

export function remotesFileLink(id: string, microFrontends: MicroFrontends): RemotesFileLink {
  const hash = createHash('sha384').update(remotesFile(microFrontends)).digest('base64')
  return { url: `/api/composition/remotes/${id}`, integrity: `sha384-${hash}` }
}
