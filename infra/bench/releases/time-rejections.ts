import { execFile } from 'node:child_process'
import { sign } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorBodySchema } from '@rafiq/contracts'
import { releaseHeaders } from '@rafiq/platform-contracts'
import {
  type Break,
  goodBuild,
  identity,
  liveShell,
  pack,
} from '../../../services/releases/test/gate/seed.ts'
import { cleanEnvironment } from '../../local/environment.ts'
import { portsFor } from '../../local/ports.ts'
import { readSecrets } from '../../local/secrets.ts'
import { TeamAccess } from '../../local/team-access.ts'

interface Platform {
  root: string
  port: number
  dataDir: string
}

/**
 * Publishes every break that the gate's tests are seeded with. The shell that they are made for counts as live from then
 * on, so nothing else can be published afterwards.
 *
 * @returns milliseconds until each was refused
 * @throws Error where one was not
 */
export async function timeRejections(platform: Platform): Promise<number[]> {
  await announceShell(platform)
  await promisify(execFile)(
    process.execPath,
    ['--conditions=rafiq-source', 'infra/local/release-grant.ts', identity.name],
    { cwd: platform.root, env: cleanEnvironment({ DATA_DIR: platform.dataDir }) },
  )
  const times: number[] = []
  for (const seed of await breaks(platform.root)) times.push(await timeRejection(platform, seed))
  return times
}

async function announceShell({ port, dataDir }: Platform): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${portsFor(port).releases}/internal/shells`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-service-credential': readSecrets(dataDir)['service-gateway'],
    },
    body: JSON.stringify(liveShell),
  })
  if (!response.ok) throw new Error(`The shell of the seeds was refused: ${await response.text()}`)
}

function breaks(root: string): Promise<Break[]> {
  const folder = join(root, 'services/releases/test/gate/breaks')
  return Promise.all(
    readdirSync(folder).map(async (file) => {
      const { default: seed } = (await import(join(folder, file))) as { default: Break }
      return seed
    }),
  )
}

async function timeRejection({ port, dataDir }: Platform, { title, change }: Break): Promise<number> {
  const { body, signed } = pack(change(goodBuild))
  const { token, key } = new TeamAccess(dataDir).of(identity.name)
  const start = performance.now()
  const response = await fetch(`http://localhost:${port}/api/releases/${identity.name}/versions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/gzip',
      [releaseHeaders.version]: identity.version,
      [releaseHeaders.signature]: sign(null, signed, key).toString('base64'),
    },
    body: new Uint8Array(body),
  })
  const answer = errorBodySchema.safeParse(await response.json())
  const time = performance.now() - start
  if (answer.data?.code !== 'invalid-release') throw new Error(`The gate let ${title} through.`)
  return time
}
