import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type KitManifest, withoutKitHash } from '@rafiq/platform-contracts'
import { CreationRejected } from './creation-rejected.ts'
import { fillIn } from './fill-in.ts'
import { gatewayPages } from './gateway-pages.ts'
import { withKit } from './kit-addresses.ts'
import { rejectionOf } from './rejection-of.ts'
import type { RemoteRequest } from './remote-request.ts'

const own = join(import.meta.dirname, '..')
/** Of the template the platform's own repository has the rest: how it is built and checked there. */
const taken = /^(src\/|remote\.config\.ts$)/
const platformInTemplate = 'http://localhost:4000'

/**
 * Makes a repository of a remote's own in an empty folder, which installs, tests, runs and publishes by itself.
 *
 * @param platform its address, where the remote will be
 * @param kit what that platform gives teams
 * @throws CreationRejected for what cannot be made as asked; nothing was written then
 */
export function createRepository(
  folder: string,
  request: RemoteRequest,
  platform: string,
  kit: KitManifest,
): void {
  if (readdirSync(folder).some((name) => name !== '.git')) {
    throw new CreationRejected(`${folder} is not empty: make a folder for the remote, and run this in it.`)
  }
  const pages = new Map(gatewayPages.map((page) => [page, 'the gateway'] as const))
  const rejection = rejectionOf(request, { folders: [], pages, labels: new Map() })
  if (rejection !== undefined) throw new CreationRejected(rejection)
  // Of the contracts' version teams need to know nothing; the range is of what the shell gives.
  const version = withoutKitHash(kit.packages['@rafiq/platform']?.version ?? '0.0.0')
  for (const [path, text] of [...templateFiles('template', taken), ...templateFiles('repository')]) {
    const file = join(folder, path.replaceAll(/(^|\/)_/g, '$1.'))
    const filled = fillIn(text, request, version)
      .replaceAll(platformInTemplate, () => platform)
      .replaceAll('@jest/globals', 'vitest')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, path === 'package.json' ? withKit(filled, platform, kit) : filled)
  }
  // A repository inside of another one is nobody's wish, and where there is no git it is one without.
  const isInside = spawnSync('git', ['rev-parse', '--git-dir'], { cwd: folder }).status === 0
  if (!isInside) spawnSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder })
}

function templateFiles(name: string, wanted = /./): [path: string, text: string][] {
  const root = join(own, name)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, string] => [relative(root, file), readFileSync(file, 'utf8')])
    .filter(([path]) => wanted.test(path))
}
