import { describe, expect, test } from '@jest/globals'
import { mapLimits, type RemoteManifest } from '@rafiq/platform-contracts'
import { aManifest, someFiles } from '../../test/a-release.ts'
import { checkRelease, fingerprint, sameContent } from './check-release.ts'

const sentAs = { remote: 'matches', version: '1.0.0' }
const files = new Map(
  Object.entries(someFiles()).map(([path, content]) => [path, fingerprint(Buffer.from(content))]),
)

function issuePaths(manifest: RemoteManifest, present = files): string[] {
  return checkRelease(manifest, present, sentAs).map(({ path }) => path)
}

describe('checkRelease', () => {
  test('finds nothing wrong with what a build makes', () => {
    expect(issuePaths(aManifest())).toEqual([])
  })

  test('demands the remote and the version that it was sent as', () => {
    expect(issuePaths(aManifest(someFiles(), { name: 'chat', version: '1.0.1' }))).toEqual([
      'name',
      'version',
    ])
  })

  test('names a file that differs by one byte', () => {
    const changed = new Map(files).set('remoteEntry.js', fingerprint(Buffer.from('tampered')))
    expect(issuePaths(aManifest(), changed)).toEqual(['remoteEntry.js'])
  })

  test('names a file that is missing', () => {
    const without = new Map([...files].filter(([path]) => path !== 'logo.png'))
    expect(issuePaths(aManifest(), without)).toEqual(['logo.png'])
  })

  test.each(['extra.js', 'constructor'])('names the file %s, which nobody listed', (path) => {
    const present = new Map(files).set(path, fingerprint(Buffer.from('x')))
    expect(issuePaths(aManifest(), present)).toEqual([path])
  })

  test('demands that entry and routes name listed files', () => {
    const manifest = aManifest(someFiles(), {
      entry: 'other.js',
      routes: [{ path: '/matches', files: ['gone.js'] }],
    })
    expect(issuePaths(manifest)).toEqual(['entry', 'routes.0'])
    expect(issuePaths(aManifest(someFiles(), { entry: 'constructor' }))).toEqual(['entry'])
  })
})

describe('source maps of a release', () => {
  const map = fingerprint(Buffer.from('{}'))
  const check = (maps: NonNullable<RemoteManifest['maps']>, present = maps) =>
    checkRelease(aManifest(someFiles(), { maps }), new Map([...files, ...Object.entries(present)]), sentAs)

  test('lie beside their scripts and are vouched for like them', () => {
    expect(check({ 'remoteEntry.js.map': map })).toEqual([])
    const tampered = { 'remoteEntry.js.map': fingerprint(Buffer.from('{ }')) }
    expect(check({ 'remoteEntry.js.map': map }, tampered)).toHaveLength(1)
  })

  test('are refused where they are of nothing that is listed', () => {
    expect(check({ 'gone.js.map': map }).map(({ path }) => path)).toEqual(['gone.js.map'])
    expect(check({ 'remoteEntry.js': map })).not.toEqual([])
  })

  test('are refused among the files, which everybody is served', () => {
    const manifest = aManifest({ ...someFiles(), 'remoteEntry.js.map': '{}' })
    const present = new Map(files).set('remoteEntry.js.map', map)
    expect(issuePaths(manifest, present)).toEqual(['remoteEntry.js.map'])
  })

  test('are refused over their size, one by one and together', () => {
    const bytes = (size: number) => ({ ...map, bytes: size })
    const each = { 'remoteEntry.js.map': bytes(mapLimits.each + 1) }
    expect(check(each).map(({ message }) => message)).toEqual([expect.stringContaining('8388608 at most')])
    const all = {
      'remoteEntry.js.map': bytes(mapLimits.each),
      'assets/page.css.map': bytes(mapLimits.each + 1),
    }
    expect(check(all).map(({ path }) => path)).toEqual(['assets/page.css.map', 'maps'])
  })
})

test('same content means equal files, whatever the manifest says besides', () => {
  expect(sameContent(aManifest(), aManifest(someFiles(), { platform: '^1.1.0' }))).toBe(true)
  expect(sameContent(aManifest(), aManifest(someFiles('two')))).toBe(false)
})
