import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { containerName, type RemoteManifest, remoteScope } from '@rafiq/platform-contracts'
import { Header } from 'tar'

export type Files = Readonly<Record<string, string | Buffer>>
type Identity = Partial<Pick<RemoteManifest, 'name' | 'version'>>

export const integrity = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The files of a small remote as our build makes them: the entry vouches for the others, styles end at the remote. */
export function someFiles(text = 'one', { name = 'matches', version = '1.0.0' }: Identity = {}): Files {
  const style = `:where([data-remote="${remoteScope(name, version)}"]) .card { color: green }`.repeat(20)
  const entry = `var ${containerName(name, version)} = ${JSON.stringify([text.repeat(200), integrity(style)])}`
  return {
    'remoteEntry.js': entry,
    'assets/page.css': style,
    'logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]),
  }
}

/** The manifest that a build would write for these files. */
export function aManifest(
  files: Files = someFiles(),
  overrides: Partial<RemoteManifest> = {},
): RemoteManifest {
  const { name = 'matches' } = overrides
  return {
    name,
    version: '1.0.0',
    platform: '^1.0.0',
    entry: 'remoteEntry.js',
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => {
        const bytes = Buffer.from(content)
        return [path, { integrity: integrity(bytes), bytes: bytes.length }]
      }),
    ),
    routes: [{ path: `/${name}`, files: ['remoteEntry.js', 'assets/page.css'] }],
    navigation: [],
    shared: {},
    ...overrides,
  }
}

/** A release and the bytes that are signed. */
export interface PackedRelease {
  readonly body: Buffer
  readonly signed: Buffer
}

/** A whole release as it is uploaded. */
export function aRelease(
  overrides: Partial<RemoteManifest> = {},
  files: Files = someFiles('one', overrides),
): PackedRelease {
  return packed({ ...files, 'remote.json': JSON.stringify(aManifest(files, overrides)) })
}

/** A release with the source map of its entry: what stands first in it was written in `src/matches.ts`. */
export function aMappedRelease(overrides: Partial<RemoteManifest> = {}): PackedRelease {
  const entry = 'remoteEntry.js'
  const map = JSON.stringify({
    version: 3,
    names: [],
    sources: ['./src/matches.ts'],
    sourcesContent: ['\n  matches.map(show)\n'],
    mappings: 'AACE',
  })
  const files = { ...someFiles('one', overrides), [`${entry}.map`]: map }
  const { [`${entry}.map`]: listed, ...served } = aManifest(files, overrides).files
  const maps = listed && { [`${entry}.map`]: listed }
  const manifest = { ...aManifest(files, overrides), files: served, ...(maps && { maps }) }
  return packed({ ...files, 'remote.json': JSON.stringify(manifest) })
}

/** These files as an upload, whatever they are. */
export function packed(files: Files, headers?: Parameters<typeof archive>[1]): PackedRelease {
  return { body: archive(files, headers), signed: Buffer.from(files['remote.json'] ?? '') }
}

/** A gzip'd tar of these files; `headers` can lie about any of them, which no tool for tar would write. */
export function archive(
  files: Files,
  headers: Record<string, ConstructorParameters<typeof Header>[0]> = {},
): Buffer {
  const blocks = Object.entries(files).flatMap(([path, content]) => {
    const bytes = Buffer.from(content)
    const header = new Header({
      path,
      size: bytes.length,
      type: 'File',
      mode: 0o644,
      ...headerOverrides(headers[path]),
    })
    const block = Buffer.alloc(512)
    header.encode(block)
    return [block, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}

function headerOverrides(header: ConstructorParameters<typeof Header>[0]): object {
  return typeof header === 'object' && !Buffer.isBuffer(header) ? header : {}
}
