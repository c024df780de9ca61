import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import {
  kitManifestSchema,
  kitPath,
  type ShellManifest,
  shellManifestSchema,
} from '@rafiq/platform-contracts'
import { extract } from 'tar'
import { DevError } from '../dev-error.ts'

/** The development build of the platform's own shell, in a folder: React's, which can take changed components in. */
export async function fetchShell(platform: URL, folder: string): Promise<ShellManifest> {
  const { shell } = kitManifestSchema.parse(await (await get(platform, kitPath('kit.json'))).json())
  const { body } = await get(platform, kitPath(shell.file))
  await mkdir(folder)
  await pipeline(Readable.fromWeb(body as ReadableStream), extract({ cwd: folder, strip: 1 }))
  return shellManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8')))
}

async function get(platform: URL, path: string): Promise<Response> {
  const answer = await fetch(new URL(path, platform))
  if (answer.ok) return answer
  throw new DevError(
    `${platform.origin}${path} answers ${answer.status}: that platform keeps no kit for teams.`,
  )
}
