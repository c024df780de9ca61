import { createHash } from 'node:crypto'
import { isRehearsal } from '@rafiq/platform-contracts'

const range = 2 ** 48

/**
 * Whether a visitor is among the `percent` who get a canary. The salt is the canary's own: those of different remotes
 * choose independently, and who is in at some share is in at every larger one. Those of a rehearsal choose the same people.
 */
export function inCanary(
  seed: string,
  remote: string,
  { percent, salt }: { readonly percent: number; readonly salt: string },
): boolean {
  const whose = isRehearsal(salt) ? '' : remote
  const digest = createHash('sha256').update(`${whose} ${salt} ${seed}`).digest()
  return digest.readUIntBE(0, 6) < (percent / 100) * range
}
