import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { serviceBuild } from './finished-scripts.ts'

describe('the build of a service', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'rafiq-build-'))
    mkdirSync(join(root, 'services/users/dist/bundle'), { recursive: true })
    write('main.js', 'one')
  })

  afterEach(() => rmSync(root, { recursive: true }))

  const write = (file: string, content: string) =>
    writeFileSync(join(root, 'services/users/dist/bundle', file), content)

  test('has another name with each program that changes, and no other for maps', () => {
    const first = serviceBuild(root, 'users')
    write('main.js.map', '{}')
    expect(serviceBuild(root, 'users')).toBe(first)
    write('main.js', 'another')
    const second = serviceBuild(root, 'users')
    write('shared.js', 'two')
    expect(new Set([first, second, serviceBuild(root, 'users')]).size).toBe(3)
  })
})
