import { generateKeyPairSync, sign } from 'node:crypto'
import { releaseHeaders } from '@rafiq/platform-contracts'
import { WorkContext } from '@rafiq/service-kit'
import { PublishKeys } from '../../services/releases/src/teams/publish-keys.ts'
import { PublishTokens } from '../../services/releases/src/teams/publish-tokens.ts'
import { aRelease } from '../../services/releases/test/a-release.ts'
import type { Platform } from './platform.ts'

const grant = { madeBy: 'operator', expiresAt: null }

/** Two versions of a remote, 1.0.0 and then 1.1.0, by its team. */
export async function publishRemote({ apps, urls }: Platform, remote: string): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const token = await apps.releases.get(WorkContext).run(async () => {
    await apps.releases.get(PublishKeys).register(remote, pem, grant)
    return apps.releases.get(PublishTokens).grant(remote, grant)
  })
  for (const version of ['1.0.0', '1.1.0']) {
    const { body, signed } = aRelease({ name: remote, version })
    const response = await fetch(`${urls.gateway}/api/releases/${remote}/versions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/gzip',
        [releaseHeaders.version]: version,
        [releaseHeaders.signature]: sign(null, signed, privateKey).toString('base64'),
      },
      body: new Uint8Array(body),
    })
    if (response.status !== 201) throw new Error(`Publishing was answered: ${await response.text()}`)
  }
}
