import { expect, test } from '@jest/globals'
import type { ShellManifest } from '@rafiq/platform-contracts'
import { aManifest } from './a-manifest.ts'
import { editDocument, hasPage } from './edit-document.ts'

const integrity = 'sha384-x'
const shell: ShellManifest = {
  version: '0.1.0-dev',
  platform: '1.2.0',
  shared: {},
  scripts: [{ path: 'shell.dev.js', integrity }],
  styles: [{ path: 'shell.dev.css', integrity }],
  fonts: [],
  routes: [],
  guarded: [],
  remoteFiles: [],
}

const document = [
  '<head>',
  '<link rel="stylesheet" href="/shell/shell.1.css" integrity="sha384-1" crossorigin>',
  '<link rel="preload" href="/shell/shell.1.js" as="script" nonce="N+/=" integrity="sha384-2" crossorigin>',
  '<link rel="preload" href="/remotes/chat/1.0.0/remoteEntry.js" as="script" nonce="N+/=" crossorigin>',
  '<link rel="preload" href="/shell/assets/face.woff2" as="font" crossorigin>',
  '<script type="application/json" id="composition">{"id":"p","microFrontends":{},"restricted":[],"previews":[]}</script>',
  '<script defer src="/shell/shell.1.js" nonce="N+/=" integrity="sha384-2" crossorigin></script>',
  '</head>',
]

test('a document starts the development shell, under the nonce that it has', () => {
  const edited = editDocument(document.join('\n'), shell, aManifest()).split('\n')
  expect(edited.filter((line) => !line.includes('composition'))).toEqual([
    '<head>',
    '<link rel="preload" href="/shell/assets/face.woff2" as="font" crossorigin>',
    '<link rel="stylesheet" href="/shell/shell.dev.css">',
    '<script defer src="/shell/shell.dev.js" nonce="N+/="></script>',
    '</head>',
  ])
})

test('menu text of a remote cannot break out of the composition', () => {
  const label = { ar: 'س', en: '</script><b>' }
  const navigation = [{ id: 'x', path: '/chat', label, order: 1, audience: 'all' as const }]
  const edited = editDocument(document.join('\n'), shell, aManifest({ navigation }))
  const json = /id="composition">(.*?)<\/script>/.exec(edited)?.[1] ?? ''
  expect(JSON.parse(json).microFrontends.chat[0].extras.navigation[0].label.en).toBe('</script><b>')
})

test.each([
  ['/chat/1', true],
  ['/chat/1/?x=/', true],
  ['/chat', false],
  ['/chat/1/2', false],
  ['/account', false],
])('dev proxy takes %s for a page of the remote: %s', (path, is) =>
  expect(hasPage(aManifest(), path)).toBe(is),
)

test('a path that is open at its end takes what is below it', () => {
  const open = aManifest({ routes: [{ path: '/moderator/*', files: [] }] })
  expect(['/moderator', '/moderator/users/1', '/other'].map((path) => hasPage(open, path))).toEqual([
    true,
    true,
    false,
  ])
})
