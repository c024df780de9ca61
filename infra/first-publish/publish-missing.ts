import { generateKeyPairSync } from 'node:crypto'
import { publishFolder } from '@rafiq/release-cli'
import { ReleaseApi } from '@rafiq/release-cli/commands'
import { builtRemotes } from './built-remotes.ts'
import { grantedTo } from './grant.ts'

export interface FirstPublish {
  /** The folder that holds `apps/`. */
  root: string
  /** Address of the gateway, or of the releases service itself. */
  url: string
  /** Lets this remote be published with what this key (PEM) signs. @returns a publish token */
  grant: (remote: string, publicKey: string) => Promise<string>
}

/**
 * Publishes every built remote of which the platform has no version yet; any other is its team's own matter. The tokens and
 * the keys are made for this, and end with it.
 *
 * @returns the names of what it published
 * @throws ReleaseError with a sentence for people
 */
export async function publishMissing({ root, url, grant }: FirstPublish): Promise<string[]> {
  const published: string[] = []
  let known: ReadonlySet<string> | undefined
  for (const { name, dist } of builtRemotes(root)) {
    if (known?.has(name)) continue
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const token = await grant(name, publicKey.export({ type: 'spki', format: 'pem' }).toString())
    const api = new ReleaseApi(url, token)
    try {
      known ??= await readPublished(api)
      if (known.has(name)) continue
      const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
      await publishFolder({ url, token, key, folder: dist, automatic: true })
      published.push(name)
    } finally {
      await endRights(api, name)
    }
  }
  return published
}

async function readPublished(api: ReleaseApi): Promise<Set<string>> {
  const { remotes } = (await api.status()).status
  return new Set(remotes.filter(({ versions }) => versions > 0).map(({ name }) => name))
}

/** The token last, since it is what they are ended with. */
async function endRights(api: ReleaseApi, remote: string): Promise<void> {
  const { rights } = await api.rights(remote)
  const own = rights.filter(
    ({ madeBy, revokedAt }) => madeBy === `operator:${grantedTo}` && revokedAt === null,
  )
  for (const kind of ['key', 'token']) {
    for (const { id } of own.filter((right) => right.kind === kind)) {
      await api.revoke(remote, `${kind}:${id}`, 'the first publish is over')
    }
  }
}
