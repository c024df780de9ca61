import { createPrivateKey, sign as signBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile } from './read-build.ts'
import { ReleaseError } from './release-error.ts'

/**
 * The team's signature over a build: over `remote.json`, which names the hash of every file.
 *
 * @param key Ed25519 private key, PEM
 * @returns base64
 * @throws ReleaseError where the key is none
 */
export function signBuild(dist: string, key: string): string {
  try {
    return signBytes(null, readFileSync(join(dist, manifestFile)), createPrivateKey(key)).toString('base64')
  } catch (cause) {
    throw new ReleaseError('RELEASES_KEY is no Ed25519 private key in PEM, nor the path of one.', { cause })
  }
}
