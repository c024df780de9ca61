import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { type KeyRotation, keyRotationSchema, rotationStatement } from '@rafiq/platform-contracts'
import { ReleaseApi } from './release-api.ts'
import { ReleaseError } from './release-error.ts'
import { readKey, type Settings } from './settings.ts'
import { moment } from './table.ts'

type Say = (line: string) => void

/** `rotate-key <remote> <new key> [--overlap <hours>]`: the private halves stay here. */
export async function rotateKeyCommand(
  remote: string,
  newKey: string,
  { overlap }: { overlap: string },
  settings: Settings,
  say: Say,
): Promise<void> {
  const { overlapHours } = keyRotationSchema.shape
  const hours = overlapHours.safeParse(Number(overlap))
  if (!hours.success) throw new ReleaseError(`${overlap} is not a whole number of hours from 0 to 168.`)
  const rotation = keyRotation(remote, { old: settings.keyFor(remote), new: readKey(newKey) }, hours.data)
  const { id, oldExpiresAt } = await new ReleaseApi(settings.url, settings.tokenFor(remote)).rotateKey(
    remote,
    rotation,
  )
  say(`${remote} signs with key:${id} from now on: RELEASES_KEY becomes the new one.`)
  say(`The old key signs until ${moment(oldExpiresAt)} UTC. What it signed stays verified.`)
}

/** @throws ReleaseError for what is no Ed25519 private key */
export function keyRotation(
  remote: string,
  keys: { readonly old: string; readonly new: string },
  overlapHours: number,
): KeyRotation {
  const [oldKey, newKey] = [privateKey(keys.old, 'RELEASES_KEY'), privateKey(keys.new, 'The new key')]
  const publicKey = createPublicKey(newKey).export({ type: 'spki', format: 'pem' }).toString()
  const statement = rotationStatement(remote, publicKey)
  const signed = (key: KeyObject) => sign(null, statement, key).toString('base64')
  return { publicKey, signatures: { old: signed(oldKey), new: signed(newKey) }, overlapHours }
}

function privateKey(pem: string, what: string): KeyObject {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // It is told below what is needed.
  }
  throw new ReleaseError(`${what} is no Ed25519 private key in PEM, nor the path of one.`)
}
