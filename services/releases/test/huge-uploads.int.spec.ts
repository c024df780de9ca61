import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { createGzip, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Header } from 'tar'
import { RunningRegistry, type Team } from './running-registry.ts'

const mebibyte = 1024 * 1024
const gibibyte = 1024 * mebibyte

let registry: RunningRegistry
let matches: Team
let url: string

beforeAll(async () => {
  registry = await RunningRegistry.start()
  url = await registry.listen()
})

afterAll(() => registry.stop())

beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
})

function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(512)
  new Header({ path, size, type: 'File', mode: 0o644 }).encode(block)
  return block
}

/** A tar of a thousand files of a mebibyte each that no compression makes smaller, made as it is read. */
function* tarOfNoise(): Generator<Buffer> {
  const noise = randomBytes(mebibyte)
  for (let index = 0; index < gibibyte / mebibyte; index += 1) {
    yield header(`noise-${index}.bin`, noise.length)
    yield noise
  }
}

/** Sends it over a real connection. @returns the answer, and how much of the body the service let through */
async function upload(body: Readable): Promise<{ status: number | undefined; code: unknown; sent: number }> {
  let sent = 0
  const outgoing = request(`${url}/api/releases/matches/versions`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${matches.token}`,
      'content-type': 'application/gzip',
      'x-release-version': '1.0.0',
    },
  })
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  const closed = new Promise((resolve) => outgoing.once('close', resolve))
  // The service hangs up on who goes on sending.
  outgoing.on('error', () => undefined)
  body.on('data', (chunk: Buffer) => {
    sent += chunk.length
  })
  body.pipe(outgoing)
  const [response] = await answered
  const text = (await response.toArray()).join('')
  await closed
  body.destroy()
  return { status: response.statusCode, code: JSON.parse(text).code, sent }
}

test('upload of a gibibyte is rejected early, and no more of it is read', async () => {
  const { status, code, sent } = await upload(Readable.from(tarOfNoise()).pipe(createGzip({ level: 0 })))
  expect([status, code]).toEqual([413, 'too-large'])
  expect(sent).toBeLessThan(64 * mebibyte)
  expect(await registry.staged()).toEqual([])
})

test('upload of a mebibyte that unpacks to a gibibyte is rejected before it is unpacked', async () => {
  // The parts of a gzip file are unpacked one after the other: the same 16 MiB of zeros 64 times.
  const zeros = gzipSync(Buffer.alloc(16 * mebibyte))
  const bomb = [gzipSync(header('zeros.bin', 30 * mebibyte)), ...Array.from({ length: 64 }, () => zeros)]
  const { status, code } = await upload(Readable.from(bomb))
  expect([status, code]).toEqual([413, 'too-large'])
  expect(await registry.staged()).toEqual([])
})
