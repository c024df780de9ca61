import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, gzipSync } from 'node:zlib'
import { releaseHeaders } from '@rafiq/platform-contracts'
import type { WireRequest } from '../fuzz/request.ts'
import { growthDuring } from '../harness/memory.ts'
import { judge } from '../judge.ts'
import type { Attack, Harness } from './attack.ts'
import { sendAs } from './send-as.ts'

/** Megabytes that decoding may cost. */
const mostGrowth = 300

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(
    (named.reduce((sum, byte) => (crcTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff) ^
      0xffffffff) >>>
      0,
  )
  return Buffer.concat([head, named, crc])
}

/** A picture of this size in as few bytes as it can be told in. */
function png(width: number, height: number, rows = Math.min(height, 4_000)): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const photos: Readonly<Record<string, { type: string; bytes: Buffer }>> = {
  'a page as a picture': {
    type: 'image/png',
    bytes: Buffer.from('<!doctype html><script>alert(1)</script>'),
  },
  'a picture with a page behind it': {
    type: 'image/png',
    bytes: Buffer.concat([png(8, 8), Buffer.from('<script>alert(1)</script>')]),
  },
  'a drawing with a script': {
    type: 'image/png',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  },
  'an animation': {
    type: 'image/webp',
    bytes: Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\x01', 'latin1'),
  },
  'a picture of 65,535 by 65,535': { type: 'image/png', bytes: png(65_535, 65_535) },
  'a picture of 30,000 by 30,000': { type: 'image/png', bytes: png(30_000, 30_000, 30_000) },
  'a picture without a size': { type: 'image/png', bytes: png(0, 0) },
  'half a picture': { type: 'image/png', bytes: png(100, 100).subarray(0, 60) },
  'half a JPEG': { type: 'image/jpeg', bytes: Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1') },
  'half a WebP': { type: 'image/webp', bytes: Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1') },
  nothing: { type: 'image/png', bytes: Buffer.alloc(1) },
  noise: { type: 'image/jpeg', bytes: Buffer.alloc(4_000_000, 0xd8) },
}

const photoRequest = (data: string, type: string, size: number): WireRequest => ({
  method: 'PATCH',
  path: '/api/user/profile',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    hasApartment: 'have-apartment',
    profilePhoto: { filename: '../../x.png', type, size, data },
  }),
})

/** What a team sends, but not what it ought to be. */
const archives: Readonly<Record<string, Buffer>> = {
  'an archive that grows to a gigabyte': gzipSync(Buffer.alloc(200_000_000)),
  'an archive within an archive': gzipSync(gzipSync(Buffer.alloc(10_000_000))),
  'no archive': Buffer.from('x'),
  'half an archive': gzipSync(Buffer.alloc(1_000)).subarray(0, 20),
  'an empty archive': gzipSync(Buffer.alloc(1_024)),
}

/** Files that are not what they say, that grow when they are opened, and that end in the middle. */
export const uploads: Attack = {
  name: 'uploads',
  async run(harness) {
    for (const [name, { type, bytes }] of Object.entries(photos)) {
      await sendOne(
        harness,
        name,
        photoRequest(`data:${type};base64,${bytes.toString('base64')}`, type, bytes.length),
      )
    }
    for (const data of [
      'data:',
      'data:;base64,',
      'data:text/html;base64,PGI+',
      'data:image/png;base64,%%%',
      `data:image/png;base64,${'='.repeat(9_000)}`,
    ]) {
      await sendOne(
        harness,
        `a photo that begins with ${data.slice(0, 22)}`,
        photoRequest(data, 'image/png', 10),
      )
    }
    const token = publishToken(harness)
    for (const [name, body] of Object.entries(archives)) {
      for (const bearer of [token, 'x']) {
        const headers = {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/gzip',
          [releaseHeaders.version]: '9.9.9',
          [releaseHeaders.signature]: 'AAAA',
        }
        await sendOne(harness, name, { method: 'POST', path: '/api/releases/chat/versions', headers, body })
      }
    }
  },
}

const publishToken = ({ target }: Harness): string =>
  (JSON.parse(readFileSync(join(target.dataDir, 'release-tokens.json'), 'utf8')) as Record<string, string>)
    .chat ?? ''

async function sendOne(harness: Harness, name: string, request: WireRequest): Promise<void> {
  const detail = `${name}: ${request.method} ${request.path}, ${request.body?.length} bytes`
  const growth = await growthDuring(harness.target, async () => {
    const answer = await sendAs(harness, 'member', request)
    const verdict = judge(answer, 'member', harness.people.secrets)
    if (verdict)
      harness.findings.add({
        kind: verdict.kind,
        attack: 'uploads',
        what: `${name}: ${verdict.what}`,
        detail,
      })
    if (name === 'a page as a picture' && answer.status === 200) {
      harness.findings.add({ kind: 'rule', attack: 'uploads', what: `${name} is taken`, detail })
    }
  })
  for (const [service, megabytes] of growth) {
    if (megabytes > mostGrowth)
      harness.findings.add({
        kind: 'memory',
        attack: 'uploads',
        what: `${name}: ${service} grew`,
        detail: `${detail}; by ${megabytes} MB`,
      })
  }
}
