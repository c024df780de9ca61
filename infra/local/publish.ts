import { join } from 'node:path'
import { publishFolder } from '@rafiq/release-cli'
import { builtRemotes } from '../first-publish/built-remotes.ts'
import { readStrings, writeStrings } from './strings-file.ts'
import { type Grant, TeamAccess } from './team-access.ts'

/**
 * Publishes every built remote whose version this data folder has not published yet: the build gives changed
 * content a new version. A channel that somebody set by hand stays, which the releases service sees to.
 */
export async function publishRemotes(options: {
  root: string
  dataDir: string
  releasesUrl: string
  grant: Grant
}): Promise<void> {
  const publishedFile = join(options.dataDir, 'published.json')
  const published = readStrings(publishedFile)
  const remotes = builtRemotes(options.root)
  const access = new TeamAccess(options.dataDir)
  await access.give(
    remotes.map(({ name }) => name),
    options.grant,
  )
  for (const { name, version, dist } of remotes) {
    if (published[name] === version) continue
    await publishFolder({ ...access.of(name), url: options.releasesUrl, folder: dist, automatic: true })
    published[name] = version
    writeStrings(publishedFile, published)
  }
}
