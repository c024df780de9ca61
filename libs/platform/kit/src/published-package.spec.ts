import { expect, test } from '@jest/globals'
import { publishedPackage } from './published-package.ts'

const versions = { '@rafiq/ui': '0.1.0-h1', '@rafiq/platform': '2.1.0-h1' }
const own = {
  name: '@rafiq/ui',
  version: '0.1.0',
  private: true,
  type: 'module',
  exports: {
    '.': { 'rafiq-source': './src/index.ts', default: './dist/index.js' },
    './menu': './src/overlays/menu.tsx',
    './theme.css': './src/theme.css',
  },
  scripts: { typecheck: 'tsc' },
  dependencies: { '@rafiq/platform': '*', clsx: '2.1.1', react: '19.3.1' },
  publishConfig: { bin: { ui: './dist/main.js' } },
}

test('published package leads to what was compiled, with its types', () => {
  expect(publishedPackage(own, versions).exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './menu': { types: './dist/overlays/menu.d.ts', default: './dist/overlays/menu.js' },
    './theme.css': './dist/theme.css',
  })
})

test('published package takes the kit and React from who installs it, the rest from the registry', () => {
  const published = publishedPackage(own, versions)
  expect(published.dependencies).toEqual({ clsx: '2.1.1' })
  expect(published.peerDependencies).toEqual({ '@rafiq/platform': '2.1.0-h1', react: '^19.3.1' })
})

test('published package has the version of the kit, what publishConfig says, and nothing of the workspace', () => {
  const published = publishedPackage(own, versions)
  expect(published).toMatchObject({ version: '0.1.0-h1', bin: { ui: './dist/main.js' }, type: 'module' })
  for (const key of ['private', 'scripts', 'publishConfig']) expect(published).not.toHaveProperty(key)
})
