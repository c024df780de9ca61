import { CreationRejected } from './creation-rejected.ts'
import { readTaken } from './read-taken.ts'
import { rejectionOf } from './rejection-of.ts'
import type { RemoteRequest } from './remote-request.ts'
import { writeRemote } from './write-remote.ts'

/**
 * Makes a remote that builds, tests and publishes at once.
 *
 * @param root of the workspace
 * @param pages that the product knows by name
 * @throws CreationRejected for what cannot be made as asked
 */
export async function createRemote(
  root: string,
  request: RemoteRequest,
  pages: readonly string[],
): Promise<void> {
  const rejection = rejectionOf(request, await readTaken(root, pages))
  if (rejection !== undefined) throw new CreationRejected(rejection)
  writeRemote(root, request)
}
