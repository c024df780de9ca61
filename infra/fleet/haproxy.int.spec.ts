import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { haproxyProgram } from './haproxy.ts'
import { haproxyConfig } from './haproxy-config.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-haproxy-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('haproxy takes the configuration of a fleet', async () => {
  const replicas = [{ name: 'users-1', port: 16_404 }]
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    haproxyConfig([
      { name: 'users', port: 16_388, isPublic: false, replicas },
      { name: 'gateway', port: 4_000, isPublic: true, replicas },
    ]),
  )
  expect(
    execFileSync(await haproxyProgram(), ['-c', '-f', file], { encoding: 'utf8', stdio: 'pipe' }),
  ).toContain('Configuration file is valid')
})
