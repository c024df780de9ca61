import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeProof } from './proof-lines.ts'
import { ReleaseApi } from './release-api.ts'
import { ReleaseError } from './release-error.ts'
import type { Settings } from './settings.ts'

type Say = (line: string) => void

/** `proof <remote> [version] [--json]`: the last proof, of a version or of all; its pictures are written into a folder. */
export async function proofCommand(
  remote: string,
  version: string | undefined,
  flags: { json?: boolean; pictures: string },
  settings: Settings,
  say: Say,
): Promise<void> {
  const api = new ReleaseApi(settings.url, settings.tokenFor(remote))
  const { proofs } = await api.proofs(remote)
  const found = proofs.find(({ proof }) => version === undefined || proof.version === version)
  if (!found)
    throw new ReleaseError(`There is no proof of ${remote}${version === undefined ? '' : ` ${version}`}.`)
  if (flags.json) return say(JSON.stringify(found, null, 2))
  for (const line of describeProof(found.proof)) say(line)
  for (let place = 0; place < found.proof.pictures; place += 1) {
    const { base64 } = await api.proofPicture(remote, found.id, place)
    const file = join(flags.pictures, `proof-${remote}-${found.proof.version}-${place}.webp`)
    writeFileSync(file, Buffer.from(base64, 'base64'))
    say(`  picture: ${file} (left the live version, right this one)`)
  }
}
