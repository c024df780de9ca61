import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { type Proof, proofSchema } from '@rafiq/platform-contracts'

/** Of a PKCS #8 document with an Ed25519 key, which is 32 bytes (RFC 8410 §7). */
const ed25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The platform's key for proofs: it follows from the setting, so that there is one secret of one form. */
function keyOf(secret: string): KeyObject {
  const seed = createHash('sha256').update(`proof ${secret}`).digest()
  return createPrivateKey({ key: Buffer.concat([ed25519, seed]), format: 'der', type: 'pkcs8' })
}

export interface SignedProof {
  /** JSON, as it was signed. */
  readonly document: string
  readonly signature: string
  /** PEM. */
  readonly publicKey: string
}

/** Signs what a browser saw, so that anybody who knows the platform's public key can check it. */
export function signProof(secret: string, proof: Proof): SignedProof {
  const key = keyOf(secret)
  // In the order in which answers are written, so that the signature is over what is answered.
  const document = JSON.stringify(proofSchema.parse(proof))
  return {
    document,
    signature: sign(null, Buffer.from(document), key).toString('base64'),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
  }
}

/** Whether this is what was signed. */
export const isSigned = ({ document, signature, publicKey }: SignedProof): boolean =>
  verify(null, Buffer.from(document), publicKey, Buffer.from(signature, 'base64'))
