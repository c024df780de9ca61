import { expect, test } from '@jest/globals'
import { MemoryFile } from '../content/memory-file.ts'
import { ShellRoot } from './shell-root.ts'

const rootWith = (...names: string[]): ShellRoot =>
  new ShellRoot('1.0.0', new Map(names.map((name) => [name, new MemoryFile(name, Buffer.from(name))])))

test('shell root names the icons that the build has', () => {
  expect(rootWith('icon.svg', 'manifest.webmanifest').icons).toEqual([
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ])
})

test('shell root without an icon stops browsers from requesting one', () => {
  expect(rootWith().icons).toEqual([{ rel: 'icon', href: 'data:,' }])
})

test('shell root has files of the root and no others', () => {
  const root = rootWith('icon.svg', 'sw.js', 'main.js')
  expect(root.file('icon.svg')).toBeDefined()
  expect(root.file('sw.js')).toBeDefined()
  expect(root.file('main.js')).toBeUndefined()
})

test('shell root has the picture of links in the languages that the build drew', () => {
  const root = rootWith('preview-ar.png')
  expect([root.previewPicture('ar'), root.previewPicture('en')]).toEqual(['/preview-ar.png', undefined])
})
