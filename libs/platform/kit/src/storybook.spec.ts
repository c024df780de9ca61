import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { filesOf } from './pack-folder.ts'
import { keepStorybook, withoutInlineScripts } from './storybook.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-storybook-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page =
  '<script>one()</script>\n<script type="module">\nimport "./two.js"\n</script><script src="./three.js"></script>'

function build(name: string, script: string): string {
  const built = join(folder, name)
  mkdirSync(join(built, 'assets'), { recursive: true })
  writeFileSync(join(built, 'index.html'), page)
  writeFileSync(join(built, 'assets/a.js'), script)
  writeFileSync(join(built, 'assets/a.woff2'), 'a typeface')
  return built
}

test('Storybook page has its scripts in files beside it, with their attributes and in their order', () => {
  const files = withoutInlineScripts('index.html', Buffer.from(page))
  expect([...files].map(([path, content]) => [path, content.toString()])).toEqual([
    [
      'index.html',
      '<script src="./index-1.js"></script>\n<script type="module" src="./index-2.js"></script><script src="./three.js"></script>',
    ],
    ['index-1.js', 'one()'],
    ['index-2.js', '\nimport "./two.js"\n'],
  ])
})

test('Storybook file that is no page is kept as it is', () => {
  const content = Buffer.from('"<script>one()</script>"')
  expect([...withoutInlineScripts('assets/a.js', content)]).toEqual([['assets/a.js', content]])
})

test('Storybook of the same content has the same address, another one has another', async () => {
  const kit = join(folder, 'kit')
  const first = await keepStorybook(build('one', 'a'), kit)
  expect(first).toMatch(/^storybook\/h[0-9a-f]{10}$/)
  expect(await keepStorybook(build('two', 'a'), kit)).toBe(first)
  expect(await keepStorybook(build('three', 'b'), kit)).not.toBe(first)
})

test('Storybook texts lie compressed beside themselves, and nothing else does', async () => {
  const kit = join(folder, 'kit')
  const kept = join(kit, await keepStorybook(build('one', 'some script'), kit))
  expect(filesOf(join(kept, 'assets'))).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'a.woff2'])
  expect(brotliDecompressSync(readFileSync(join(kept, 'assets/a.js.br'))).toString()).toBe('some script')
  expect(gunzipSync(readFileSync(join(kept, 'assets/a.js.gz'))).toString()).toBe('some script')
})
