import { createPublicKey, verify } from 'node:crypto'

/**
 * Whether one of these keys signed these bytes (Ed25519). The bytes are `signedBytes`: `remote.json`, which names
 * the hash of every file, and the commit. So the whole release is signed.
 *
 * @param publicKeys PEM
 * @param signature base64
 */
export function isSigned(content: Uint8Array, signature: string, publicKeys: readonly string[]): boolean {
  const bytes = Buffer.from(signature, 'base64')
  return publicKeys.some((key) => verify(null, content, createPublicKey(key), bytes))
}

/** @throws Error where the text is no Ed25519 public key in PEM */
export function parsePublicKey(pem: string): string {
  const key = createPublicKey(pem)
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`an Ed25519 key is needed, not ${key.asymmetricKeyType}`)
  return key.export({ type: 'spki', format: 'pem' }).toString()
}
