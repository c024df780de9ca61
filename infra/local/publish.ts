import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishFolder } from '@rafiq/release-cli'
import { builtRemotes } from './build.ts'

type Strings = Record<string, string>

function readStrings(file: string): Strings {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Strings
  } catch {
    return {}
  }
}

const writeStrings = (file: string, strings: Strings): void =>
  writeFileSync(file, `${JSON.stringify(strings, null, 2)}\n`, { mode: 0o600 })

/**
 * Publishes every built remote whose version this data folder has not published yet: the build gives changed
 * content a new version. A channel that somebody set by hand stays, which the releases service sees to.
 *
 * Keeps a token for each remote in `<data>/release-tokens.json`, where the release tool finds it.
 */
export async function publishRemotes(options: {
  root: string
  dataDir: string
  releasesUrl: string
  grantToken: (remote: string) => Promise<string>
}): Promise<void> {
  const tokenFile = join(options.dataDir, 'release-tokens.json')
  const publishedFile = join(options.dataDir, 'published.json')
  const tokens = readStrings(tokenFile)
  const published = readStrings(publishedFile)
  const remotes = builtRemotes(options.root)
  const unknown = remotes.filter(({ name }) => !tokens[name])
  await Promise.all(
    unknown.map(async ({ name }) => {
      tokens[name] = (await options.grantToken(name)).trim()
    }),
  )
  if (unknown.length > 0) writeStrings(tokenFile, tokens)
  for (const { name, version, dist } of remotes) {
    const token = tokens[name]
    if (!token || published[name] === version) continue
    await publishFolder({ url: options.releasesUrl, token, folder: dist, automatic: true })
    published[name] = version
    writeStrings(publishedFile, published)
  }
}
