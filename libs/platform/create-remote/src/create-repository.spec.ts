import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createRepository } from './create-repository.ts'
import { requestFor } from './remote-request.ts'

const workspace = join(import.meta.dirname, '../../../..')
const platform = 'https://rafiq.example'
const archive = (name: string, version: string) => ({ version, file: `${name}-${version}.tgz` })
const kit = {
  packages: {
    '@rafiq/platform': archive('platform', '2.1.0-h17150c2b55'),
    '@rafiq/remote-build': archive('remote-build', '0.1.0-h17150c2b55'),
  },
  shell: archive('development-shell', '0.1.0-h17150c2b55'),
}
const request = requestFor('rentals', { path: '/rent', ar: 'الإيجارات', en: 'Rent a flat' })
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-own-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const json = (file: string, root = folder) => JSON.parse(readFileSync(join(root, file), 'utf8'))

test('new repository takes the kit from its platform, and names nothing of the template', () => {
  createRepository(folder, request, platform, kit)
  expect(json('package.json')).toMatchObject({
    name: 'rentals-remote',
    rafiq: { platform },
    dependencies: { '@rafiq/platform': 'https://rafiq.example/sdk/platform-2.1.0-h17150c2b55.tgz' },
    devDependencies: {
      '@rafiq/remote-build': 'https://rafiq.example/sdk/remote-build-0.1.0-h17150c2b55.tgz',
    },
  })
  expect(read('remote.config.ts')).toMatch(/platform: '\^2\.1\.0'.*path: '\/rent'.*'الإيجارات'/s)
  expect(read('src/routes/start.spec.tsx')).toContain("from 'vitest'")
  expect(read('.gitlab-ci.yml')).toContain(`aud: ${platform}`)
  for (const file of ['.gitignore', '.github/workflows/release.yml', '.git']) {
    expect(existsSync(join(folder, file))).toBe(true)
  }
  for (const file of ['README.md', 'src/remote.tsx', 'src/locales/ar.json']) {
    expect(read(file)).not.toMatch(/newcomer|القسم الجديد|localhost/)
  }
})

test('new repository asks for the versions that the workspace is tested with', () => {
  createRepository(folder, request, platform, kit)
  const { dependencies, devDependencies } = json('package.json')
  const manifests = ['.', 'libs/platform/remote-test', 'libs/platform/remote-build'].map((part) =>
    json(join(part, 'package.json'), workspace),
  )
  const tested = Object.assign({}, ...manifests.flatMap((own) => [own.devDependencies, own.dependencies]))
  const wanted = Object.entries({ ...dependencies, ...devDependencies })
  for (const [name, version] of wanted.filter(([key]) => !key.startsWith('@rafiq/'))) {
    // It is always of React's own version.
    expect([name, version]).toEqual([name, tested[name === 'react-dom' ? 'react' : name]])
  }
})

test('new repository is not made in a folder that has something in it', () => {
  writeFileSync(join(folder, 'notes.txt'), '')
  expect(() => createRepository(folder, request, platform, kit)).toThrow('is not empty')
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('new repository is not made for a page that the gateway answers', () => {
  expect(() => createRepository(folder, requestFor('sdk'), platform, kit)).toThrow('belong to the gateway')
  expect(readdirSync(folder)).toEqual([])
})
