import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { containerName, type RemoteManifest } from '@rafiq/platform-contracts'
import { publishFolder } from '@rafiq/release-cli'
import type { Browser } from 'puppeteer-core'
import { integrityOf } from '../../../../libs/platform/remote-build/src/manifest.ts'
import { grantAccess } from '../../../local/grant-access.ts'
import { CommandError, readSettings } from '../../../local/settings.ts'
import { TeamAccess } from '../../../local/team-access.ts'
import { comparedPages } from './compare.ts'
import { loadPage, openPhone } from './load-page.ts'

/** As the issue has it. */
export const wantedRemotes = 50

/** What pages did with many remotes registered. */
export interface ManyRemotes {
  /** Remotes in the document. */
  registered: number
  /** Bytes of the document, not compressed. */
  documentBytes: number
  /** Requests for a remote that the page does not use, over all pages. */
  unused: string[]
}

/** Publishes remotes of many teams, as a team does, until as many as wanted are live. */
export async function publishMany(
  root: string,
  folder: string,
  dataDir: string,
  platform: string,
): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataDir }, root)
  const access = new TeamAccess(dataDir)
  const { remotes } = await readDocument(platform)
  for (let number = remotes.length; number < wantedRemotes; number += 1) {
    const name = `team-${number}`
    const build = join(folder, name)
    writeRemote(build, name, number)
    await grantAccess(root, settings, name)
    await publishFolder({ ...access.of(name), url: platform, folder: build })
  }
  await untilComposed(platform)
}

/** The gateway learns of what was published within a second. @throws CommandError where it does not */
async function untilComposed(platform: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { remotes } = await readDocument(platform)
    if (remotes.length >= wantedRemotes) return
    await setTimeout(200)
  }
  throw new CommandError(`The gateway does not know of ${wantedRemotes} remotes.`)
}

/** Opens the compared pages and looks at every request until they have settled. */
export async function visitManyRemotes(
  browser: Browser,
  platform: string,
  token: string,
): Promise<ManyRemotes> {
  const { remotes, bytes } = await readDocument(platform)
  const unused: string[] = []
  for (const page of comparedPages) {
    const context = await browser.createBrowserContext()
    const phone = await openPhone(context, page.signedIn ? token : undefined)
    const { paths } = await loadPage(phone, platform, page)
    await context.close()
    const owner = remotes.find(({ routes }) => routes.includes(page.path))?.name
    unused.push(
      ...paths.filter((path) => path.startsWith('/remotes/') && !path.startsWith(`/remotes/${owner}/`)),
    )
  }
  return { registered: remotes.length, documentBytes: bytes, unused }
}

interface Composed {
  microFrontends: Record<string, { extras: { routes: { path: string }[] } }[]>
}

async function readDocument(platform: string) {
  const html = await (await fetch(`${platform}/`)).text()
  const json = /<script type="application\/json" id="composition">(.*)<\/script>/.exec(html)?.[1] ?? '{}'
  const { microFrontends } = JSON.parse(json) as Composed
  const remotes = Object.entries(microFrontends).map(([name, [remote]]) => ({
    name,
    routes: remote?.extras.routes.map(({ path }) => path) ?? [],
  }))
  return { remotes, bytes: Buffer.byteLength(html) }
}

/** The smallest build that the gate lets through: an entry that vouches for one page, a route, a menu entry. */
function writeRemote(folder: string, name: string, number: number): void {
  const version = '1.0.0'
  const page = Buffer.from(`export const page = ${JSON.stringify(name)}`)
  const vouched = JSON.stringify([integrityOf(page)])
  const entry = Buffer.from(`var ${containerName(name, version)}=${vouched}`)
  const files = { 'remoteEntry.js': entry, 'page.js': page }
  const manifest: RemoteManifest = {
    name,
    version,
    platform: '^2.0.0',
    entry: 'remoteEntry.js',
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        { integrity: integrityOf(content), bytes: content.length },
      ]),
    ),
    routes: [{ path: `/${name}`, files: ['remoteEntry.js', 'page.js'] }],
    navigation: [
      {
        id: name,
        path: `/${name}`,
        label: { ar: `فريق ${number}`, en: `Team ${number}` },
        order: 1000 + number,
        audience: 'member',
      },
    ],
    shared: {},
  }
  mkdirSync(folder, { recursive: true })
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content)
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest))
}
