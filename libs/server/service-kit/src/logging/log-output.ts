import { writevSync } from 'node:fs'
import process from 'node:process'

/** Bytes that wait at most while whoever reads the log takes nothing. */
const mostWaiting = 1024 * 1024
/** Bytes that are written at once, however short a time they have waited. */
const mostGathered = 64 * 1024
/** Milliseconds for which lines are gathered: each writing asks the system, which costs more than making the lines. */
const gatheringTime = 10
/** Lines that one call writes: what Linux takes at most (IOV_MAX). */
const mostBuffers = 1_024
/** Milliseconds until what waits is tried again. */
const retryDelay = 50

/** Nothing is broken: whoever reads the log is slower than we write. */
const isBusy = (error: unknown) => {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'EAGAIN' || code === 'EBUSY'
}

interface Waiting {
  bytes: Buffer
  /** What is lost with it: of a report on lost lines, all of these. */
  readonly lines: number
}

/**
 * Writes log lines to a descriptor, those of a few milliseconds together and what is left before the process ends, and never
 * throws: where the disk is full or nobody reads any more, lines are lost and the service goes on. Before the first line
 * that can be written again, one says how many were lost.
 */
export class LogOutput {
  readonly #descriptor: number
  readonly #describeLoss: (lines: number) => string
  readonly #waiting: Waiting[] = []
  #waitingBytes = 0
  #lost = 0
  /** What was written last lacks its end. */
  #cut = false
  /** What was written last was taken in part or not at all; it is tried again. */
  #retry: NodeJS.Timeout | undefined
  /** Until what was gathered is written. */
  #gathering: NodeJS.Timeout | undefined
  readonly #drain = () => this.#writeWaiting()

  /** @param describeLoss a whole line about so many lost ones */
  constructor(descriptor: number, describeLoss: (lines: number) => string) {
    this.#descriptor = descriptor
    this.#describeLoss = describeLoss
  }

  /** @param line with its end */
  write(line: string): void {
    if (this.#waitingBytes + Buffer.byteLength(line) > mostWaiting) {
      this.#lost += 1
      return
    }
    if (this.#lost > 0) this.#enqueue(this.#describeLoss(this.#lost), this.#lost)
    this.#lost = 0
    this.#enqueue(line, 1)
    if (this.#retry) return
    if (this.#waitingBytes >= mostGathered) this.#drain()
    else if (!this.#gathering) {
      this.#gathering = setTimeout(this.#drain, gatheringTime).unref()
      process.once('exit', this.#drain)
    }
  }

  #enqueue(text: string, lines: number): void {
    const afterCut = this.#cut && this.#waiting.length === 0
    const bytes = Buffer.from(afterCut ? `\n${text}` : text)
    this.#waiting.push({ bytes, lines })
    this.#waitingBytes += bytes.length
  }

  #writeWaiting(): void {
    clearTimeout(this.#gathering)
    process.off('exit', this.#drain)
    this.#gathering = undefined
    this.#retry = undefined
    try {
      while (this.#waiting.length > 0) {
        const lines = this.#waiting.slice(0, mostBuffers).map(({ bytes }) => bytes)
        this.#forget(writevSync(this.#descriptor, lines))
      }
    } catch (error) {
      if (isBusy(error)) this.#retry = setTimeout(this.#drain, retryDelay)
      else this.#lose()
    }
  }

  /** @param written bytes, from the first that waits */
  #forget(written: number): void {
    this.#waitingBytes -= written
    let left = written
    for (let first = this.#waiting[0]; first && left > 0; first = this.#waiting[0]) {
      const { bytes } = first
      this.#cut = left < bytes.length
      if (this.#cut) first.bytes = bytes.subarray(left)
      else this.#waiting.shift()
      left -= Math.min(left, bytes.length)
    }
  }

  /** Whatever waits is lost; the next line tries anew. */
  #lose(): void {
    for (const { lines } of this.#waiting) this.#lost += lines
    this.#waiting.length = 0
    this.#waitingBytes = 0
  }
}
