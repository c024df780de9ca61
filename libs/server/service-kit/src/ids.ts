import { randomFillSync } from 'node:crypto'

/** Asking the system for random bytes costs more than what is done with them, so many are asked for at once. */
const pool = Buffer.alloc(16 * 256)
let poolUsed = pool.length

function sixteenRandomBytes(): Buffer {
  if (poolUsed === pool.length) {
    randomFillSync(pool)
    poolUsed = 0
  }
  poolUsed += 16
  return pool.subarray(poolUsed - 16, poolUsed)
}

/** The last millisecond that ids were made in, and how many of them before the next one: it begins anywhere in its lower half. */
const lastMade = { at: -1, count: 0 }

/** 12 bits that grow from id to id of one millisecond. */
function countIn(now: number, random: number): number {
  lastMade.count = now === lastMade.at ? lastMade.count + 1 : random & 0x7ff
  lastMade.at = now
  return lastMade.count & 0xfff
}

/**
 * A UUIDv7 (RFC 9562 §5.7, §6.2 method 1): 48 bits of Unix milliseconds, a counter of 12 bits, 62 random ones. The ids of a
 * process sort in the order they were made in, so that indexes grow at one end and what happened in one millisecond
 * stays in order.
 */
export function uuidv7(now: number = Date.now()): string {
  const bytes = sixteenRandomBytes()
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt16BE(0x7000 | countIn(now, bytes.readUInt16BE(6)), 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
