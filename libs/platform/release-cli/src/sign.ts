import { createPrivateKey, sign as signBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signedBytes } from '@rafiq/platform-contracts'
import { manifestFile } from './read-build.ts'
import { ReleaseError } from './release-error.ts'

/**
 * The team's signature over a build: over `remote.json`, which names the hash of every file, and the commit.
 *
 * @param key Ed25519 private key, PEM
 * @returns base64
 * @throws ReleaseError where the key is none
 */
export function signBuild(dist: string, key: string, commit: string | undefined): string {
  try {
    const signed = signedBytes(readFileSync(join(dist, manifestFile)), commit)
    return signBytes(null, signed, createPrivateKey(key)).toString('base64')
  } catch (cause) {
    throw new ReleaseError('RELEASES_KEY is no Ed25519 private key in PEM, nor the path of one.', { cause })
  }
}
