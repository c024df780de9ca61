import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16
const derive = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'rafiq totp secrets', 32))

/**
 * Seals small secrets (AES-256-GCM) so that the database alone gives nothing away. The first key seals, all of them
 * open, so that a key can be replaced. What was sealed for one owner does not open for another.
 */
export class SecretBox {
  readonly #keys: readonly Buffer[]

  constructor(keys: readonly string[]) {
    this.#keys = keys.map(derive)
  }

  seal(secret: string, owner: string): string {
    const [key] = this.#keys
    if (!key) throw new Error('There is no key to seal with.')
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** @throws Error where no key opens it, or it was sealed for somebody else */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64url')
    const [iv, tag, text] = [
      bytes.subarray(0, ivBytes),
      bytes.subarray(ivBytes, ivBytes + tagBytes),
      bytes.subarray(ivBytes + tagBytes),
    ]
    for (const key of this.#keys) {
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        // Sealed with another key, or altered: which of the two shows once all were tried.
      }
    }
    throw new Error('None of FACTOR_KEYS opens a sealed secret.')
  }
}
