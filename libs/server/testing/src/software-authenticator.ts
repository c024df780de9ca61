import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface CreationOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId: string
}

/** What may be otherwise than it should. */
export interface Deviation {
  origin?: string
  rpId?: string
  /** Whether the user was verified; yes where nothing is said. */
  verified?: boolean
  /** Of the signature counter, instead of one more. */
  counter?: number
}

const flags = { userPresent: 0x01, userVerified: 0x04, backedUp: 0x18, attested: 0x40 }
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** CBOR of what an attestation without a statement consists of: short keys, byte strings of up to 64 KiB. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes])
const cborText = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

/** A public key on P-256 as COSE has it (RFC 9053): kty 2, alg -7, crv 1, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (value: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
}

/** An authenticator in software that holds one discoverable passkey (ES256), and can be made to misbehave. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32)
  counter = 0
  readonly #origin: string
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle = ''

  /** @param origin of the page that asks */
  constructor(origin = 'http://localhost:4000') {
    this.#origin = origin
  }

  /** What a browser sends for `navigator.credentials.create`. */
  create({ challenge, rp, user }: CreationOptions, deviation: Deviation = {}) {
    this.#userHandle = user.id
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      coseKey(this.#keys.publicKey),
    ])
    const data = Buffer.concat([this.#data(rp.id, flags.attested, deviation), attested])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ])
    const clientDataJSON = this.#clientData('webauthn.create', challenge, deviation)
    return this.#credential({
      clientDataJSON: text(clientDataJSON),
      attestationObject: text(attestationObject),
      transports: ['internal' as const],
    })
  }

  /** What a browser sends for `navigator.credentials.get`. */
  get({ challenge, rpId }: RequestOptions, deviation: Deviation = {}) {
    const clientDataJSON = this.#clientData('webauthn.get', challenge, deviation)
    this.counter = deviation.counter ?? this.counter + 1
    const authenticatorData = this.#data(rpId, 0, deviation)
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
    return this.#credential({
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(sign('sha256', signed, this.#keys.privateKey)),
      ...(this.#userHandle && { userHandle: this.#userHandle }),
    })
  }

  #credential<R extends object>(response: R) {
    const id = text(this.credentialId)
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} }
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(rpId: string, more: number, deviation: Deviation): Buffer {
    const verified = deviation.verified === false ? 0 : flags.userVerified
    const bits = flags.userPresent | verified | flags.backedUp | more
    return Buffer.concat([sha256(deviation.rpId ?? rpId), Buffer.from([bits]), uint32(this.counter)])
  }
}
