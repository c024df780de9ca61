import { describe, expect, test } from '@jest/globals'
import { mapLimits } from '@rafiq/platform-contracts'
import { integrityOf, remoteManifest, shellManifest } from './manifest.ts'

const file = (path: string, text = path) => ({ path, content: Buffer.from(text) })

const build = {
  config: {
    name: 'chat',
    platform: '^1.0.0',
    shared: {},
    own: [],
    routes: [{ path: '/chat/:roomId', chunk: 'room' }],
    navigation: [],
  },
  version: '1.2.0',
  entry: 'remoteEntry.js',
  shared: { react: '^19.3.1' },
  files: [file('room.js'), file('remoteEntry.js'), file('remote.js'), file('remote.css')],
  remoteFiles: ['remote.css', 'remote.js'],
  chunkFiles: new Map([['room', ['remote.js', 'room.js']]]),
}

describe('remote.json', () => {
  test('vouches for every file by its content', () => {
    const { files } = remoteManifest(build)
    expect(Object.keys(files)).toEqual(['remote.css', 'remote.js', 'remoteEntry.js', 'room.js'])
    expect(files['room.js']).toEqual({ integrity: integrityOf(Buffer.from('room.js')), bytes: 7 })
  })

  test('names the files of a route’s first view once each, entry first', () => {
    expect(remoteManifest(build).routes[0]?.files).toEqual([
      'remoteEntry.js',
      'remote.css',
      'remote.js',
      'room.js',
    ])
  })

  test('says which slots the version offers and fills, and nothing of slots where it has none', () => {
    const slots = { offers: { 'chat.room.end': {} }, fills: { 'homes.card.actions': {} } }
    expect(remoteManifest({ ...build, config: { ...build.config, ...slots } })).toMatchObject(slots)
    expect(Object.keys(remoteManifest(build))).not.toContain('offers')
  })

  test('lists the source maps of scripts apart from the files', () => {
    const maps = [file('room.js.map'), file('remote.css.map'), file('gone.js.map')]
    const manifest = remoteManifest({ ...build, maps })
    expect(manifest.maps).toEqual({
      'room.js.map': { integrity: integrityOf(Buffer.from('room.js.map')), bytes: 11 },
    })
    expect(Object.keys(manifest.files)).not.toContain('room.js.map')
  })

  test('leaves out a source map that no registry keeps', () => {
    const tooBig = { path: 'room.js.map', content: Buffer.alloc(mapLimits.each + 1) }
    expect(Object.keys(remoteManifest({ ...build, maps: [tooBig] }))).not.toContain('maps')
  })

  test('refuses a route whose chunk no import has', () => {
    const config = { ...build.config, routes: [{ path: '/chat', chunk: 'rooms' }] }
    expect(() => remoteManifest({ ...build, config })).toThrow('names the chunk "rooms"')
  })
})

describe('shell.json', () => {
  const initialFrame = { shape: 'page' as const, title: { ar: 'الدعم', en: 'Support' } }
  const shell = {
    version: '1.0.0',
    provided: { '@rafiq/platform': '1.4.0' },
    routes: [
      { path: '/', initialFrame },
      { path: '/support', chunk: 'support' },
    ],
    guarded: [{ path: '/staff/*', roles: ['admin' as const] }],
    remoteChunk: 'federation',
    appChunk: 'app',
    fonts: [{ file: 'plex-arabic', languages: ['ar' as const] }],
    skeleton: 'skeleton.html',
    initialFrames: { page: '<h1>{title}</h1>' },
    files: [
      file('shell.js'),
      file('shell.css'),
      file('app.js'),
      file('support.js'),
      file('support-ar.js'),
      file('federation.js'),
      file('assets/plex-arabic.1.woff2'),
      file('skeleton.html'),
    ],
    entryFiles: ['shell.css', 'shell.js'],
    chunkFiles: new Map([
      ['app', ['app.js']],
      ['support', ['shell.css', 'app.js', 'support.js']],
      ['federation', ['shell.css', 'federation.js']],
      ['support-ar', ['support-ar.js']],
    ]),
  }

  test('names what a document must load, with its hash', () => {
    const manifest = shellManifest(shell)
    expect(manifest.scripts).toEqual([{ path: 'shell.js', integrity: integrityOf(Buffer.from('shell.js')) }])
    expect(manifest.styles.map(({ path }) => path)).toEqual(['shell.css'])
    expect(manifest.fonts).toEqual([{ path: 'assets/plex-arabic.1.woff2', languages: ['ar'] }])
    expect(manifest.skeleton).toBe('skeleton.html')
    expect(manifest.platform).toBe('1.4.0')
  })

  test('names what the first script fetches on every page', () => {
    expect(shellManifest(shell).appFiles).toEqual([
      { path: 'app.js', integrity: integrityOf(Buffer.from('app.js')) },
    ])
  })

  test('holds what the first words of a page stand in', () => {
    expect(shellManifest(shell).initialFrames).toEqual({ page: '<h1>{title}</h1>' })
  })

  test('refuses to start with a skeleton that it does not have', () => {
    expect(() => shellManifest({ ...shell, skeleton: 'frame.html' })).toThrow('"frame.html"')
  })

  test('names what each page needs besides, and its texts for their language', () => {
    expect(shellManifest(shell).routes).toEqual([
      { path: '/', files: [], initialFrame },
      {
        path: '/support',
        files: [
          {
            path: 'support.js',
            integrity: integrityOf(Buffer.from('support.js')),
            languages: ['ar', 'en'],
          },
          {
            path: 'support-ar.js',
            integrity: integrityOf(Buffer.from('support-ar.js')),
            languages: ['ar'],
          },
        ],
      },
    ])
  })

  test('names what every page of a remote needs besides', () => {
    expect(shellManifest(shell).remoteFiles).toEqual([
      { path: 'federation.js', integrity: integrityOf(Buffer.from('federation.js')) },
    ])
  })

  test('refuses a page whose chunk no import has', () => {
    expect(() => shellManifest({ ...shell, routes: [{ path: '/login', chunk: 'login' }] })).toThrow('"login"')
  })

  test('refuses to preload a typeface that it does not have', () => {
    expect(() => shellManifest({ ...shell, fonts: [{ file: 'other', languages: ['ar'] }] })).toThrow(
      '"other"',
    )
  })
})
