import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { RemoteManifest } from '@rafiq/contracts'
import { Header } from 'tar'

export type Files = Readonly<Record<string, string | Buffer>>

const integrity = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The files of a small remote. */
export function someFiles(text = 'one'): Files {
  return {
    'remoteEntry.js': `console.log(${JSON.stringify(text.repeat(200))})`,
    'assets/page.css': '.card { color: green }'.repeat(50),
    'logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]),
  }
}

/** The manifest that a build would write for these files. */
export function aManifest(
  files: Files = someFiles(),
  overrides: Partial<RemoteManifest> = {},
): RemoteManifest {
  return {
    name: 'matches',
    version: '1.0.0',
    platform: '^1.0.0',
    entry: 'remoteEntry.js',
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => {
        const bytes = Buffer.from(content)
        return [path, { integrity: integrity(bytes), bytes: bytes.length }]
      }),
    ),
    routes: [{ path: '/matches', files: ['remoteEntry.js', 'assets/page.css'] }],
    navigation: [],
    shared: {},
    ...overrides,
  }
}

/** A whole release as it is uploaded. */
export function aRelease(overrides: Partial<RemoteManifest> = {}, files: Files = someFiles()): Buffer {
  return archive({ ...files, 'remote.json': JSON.stringify(aManifest(files, overrides)) })
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
