import { createPublicKey, verify } from 'node:crypto'

/**
 * Whether this key signed these bytes (Ed25519). Of a release the bytes are `signedBytes`: `remote.json`, which names
 * the hash of every file, and the commit. So the whole release is signed.
 *
 * @param publicKey PEM
 * @param signature base64
 */
export const isSigned = (content: Uint8Array, signature: string, publicKey: string): boolean =>
  verify(null, content, createPublicKey(publicKey), Buffer.from(signature, 'base64'))

/** The one of these keys that signed these bytes. */
export const signerOf = <Key extends { readonly publicKey: string }>(
  content: Uint8Array,
  signature: string,
  keys: readonly Key[],
): Key | undefined => keys.find(({ publicKey }) => isSigned(content, signature, publicKey))

/** @throws Error where the text is no Ed25519 public key in PEM */
export function parsePublicKey(pem: string): string {
  const key = createPublicKey(pem)
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`an Ed25519 key is needed, not ${key.asymmetricKeyType}`)
  return key.export({ type: 'spki', format: 'pem' }).toString()
}
