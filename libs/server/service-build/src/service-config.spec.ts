import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { rspack, type Stats } from '@rspack/core'
import { serviceConfig } from './service-config.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-service-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Bundles `dist/main.js`, and loads it as Node does. */
async function bundled(): Promise<Record<string, unknown>> {
  const compiler = rspack({ ...serviceConfig(folder, ['main']), infrastructureLogging: { level: 'error' } })
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)))
  })
  await new Promise((resolve) => {
    compiler.close(resolve)
  })
  expect(stats.toJson().errors).toEqual([])
  return import(pathToFileURL(join(folder, 'dist/bundle/main.js')).href)
}

describe('a bundle of a service', () => {
  test('keeps the names of classes, of two that are called alike as well', async () => {
    write('dist/other.js', 'export class Row {}')
    write(
      'dist/main.js',
      `import { Row as Other } from './other.js'
      class Row {}
      globalThis.namesOfRows = [Row.name, Other.name]`,
    )
    await bundled()
    expect(Reflect.get(globalThis, 'namesOfRows')).toEqual(['Row', 'Row'])
  })

  test('tells of a package that is not installed each time that it is asked for, as Node does', async () => {
    write('node_modules/asking/package.json', '{"name":"asking","main":"index.js"}')
    write(
      'node_modules/asking/index.js',
      `globalThis.missingPackage = []
      for (const load of [() => require('never-installed'), () => require('./again')]) {
        try { load() } catch (error) { globalThis.missingPackage.push(error.code) }
      }`,
    )
    write('node_modules/asking/again.js', `require('never-installed')`)
    write('dist/main.js', `import 'asking'`)
    await bundled()
    expect(Reflect.get(globalThis, 'missingPackage')).toEqual(['MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'])
  })

  test('takes one copy of a package, and the kind that the importing module asks for', async () => {
    write(
      'node_modules/dual/package.json',
      '{"name":"dual","exports":{"import":"./own.mjs","require":"./common.cjs"}}',
    )
    write('node_modules/dual/own.mjs', `export const kind = 'import'`)
    write('node_modules/dual/common.cjs', `exports.kind = 'require'`)
    write('dist/main.js', `import { kind } from 'dual'\nglobalThis.kindOfDual = kind`)
    await bundled()
    expect(Reflect.get(globalThis, 'kindOfDual')).toBe('import')
  })
})
