import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { slotTypes } from '@rafiq/platform-contracts'
import { typesCommand } from './types-command.ts'

const types = slotTypes({
  name: 'matches',
  version: '1.0.0',
  offers: { 'matches.card.actions': { memberId: 'string' } },
})
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

let platform: Server
let url: string
let folder: string
let served: string
let said: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-types-'))
  served = types ?? ''
  said = []
  const path = '/remotes/matches/1.0.0/remote.d.ts'
  const integrity = integrityOf(served)
  platform = createServer((request, response) => {
    const list = { remotes: [{ name: 'matches', version: '1.0.0', path, integrity }] }
    response.end(request.url === path ? served : JSON.stringify(list))
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => platform.close(resolve))
  rmSync(folder, { recursive: true })
})

const file = () => join(folder, 'types/live.d.ts')
const run = (check = false) => typesCommand({ out: file(), check }, { url }, (line) => said.push(line))

test('types command writes what is live, and says of which versions', async () => {
  await run()
  expect(readFileSync(file(), 'utf8')).toContain("'matches.card.actions': { memberId: 'string' }")
  expect(said).toEqual([`${file()} written: matches 1.0.0.`])
  await run()
  expect(said[1]).toBe(`${file()} is as it was: matches 1.0.0.`)
})

test('types command refuses what is not the published file, and writes nothing', async () => {
  served += 'declare global {}'
  await expect(run()).rejects.toThrow(/types of matches 1\.0\.0 .* are not what its team published/)
  expect(() => readFileSync(file())).toThrow()
})

test('types command with --check fails where the file is missing or another, and leaves it', async () => {
  await expect(run(true)).rejects.toThrow('run rafiq-release types')
  await run()
  await run(true)
  writeFileSync(file(), '// mine')
  await expect(run(true)).rejects.toThrow('run rafiq-release types')
  expect(readFileSync(file(), 'utf8')).toBe('// mine')
})
