import { readTaken } from './read-taken.ts'
import { refusalOf } from './refusal-of.ts'
import type { Wishes } from './wishes.ts'
import { writeRemote } from './write-remote.ts'

/** The sentence for whoever asked; nothing was written. */
export class CreationRefused extends Error {
  override readonly name = 'CreationRefused'
}

/**
 * Makes a remote that builds, tests and publishes at once.
 *
 * @param root of the workspace
 * @throws CreationRefused for what cannot be made as asked
 */
export async function createRemote(root: string, wishes: Wishes): Promise<void> {
  const refusal = refusalOf(wishes, await readTaken(root))
  if (refusal !== undefined) throw new CreationRefused(refusal)
  writeRemote(root, wishes)
}
