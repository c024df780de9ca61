import { writeSync } from 'node:fs'

/** Bytes that wait at most while whoever reads the log takes nothing. */
const mostWaiting = 1024 * 1024
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
 * Writes log lines to a descriptor at once, and never throws: where the disk is full or nobody reads any more, lines are
 * lost and the service goes on. Before the first line that can be written again, one says how many were lost.
 */
export class LogOutput {
  readonly #descriptor: number
  readonly #describeLoss: (lines: number) => string
  readonly #waiting: Waiting[] = []
  #waitingBytes = 0
  #lost = 0
  /** What was written last lacks its end. */
  #cut = false
  #timer: NodeJS.Timeout | undefined

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
    if (this.#timer === undefined) this.#drain()
  }

  #enqueue(text: string, lines: number): void {
    const afterCut = this.#cut && this.#waiting.length === 0
    const bytes = Buffer.from(afterCut ? `\n${text}` : text)
    this.#waiting.push({ bytes, lines })
    this.#waitingBytes += bytes.length
  }

  #drain(): void {
    this.#timer = undefined
    try {
      for (let first = this.#waiting[0]; first; first = this.#waiting[0]) this.#writeFirst(first)
    } catch (error) {
      if (isBusy(error)) this.#timer = setTimeout(() => this.#drain(), retryDelay)
      else this.#lose()
    }
  }

  #writeFirst(first: Waiting): void {
    const written = writeSync(this.#descriptor, first.bytes)
    this.#waitingBytes -= written
    this.#cut = written < first.bytes.length
    if (this.#cut) first.bytes = first.bytes.subarray(written)
    else this.#waiting.shift()
  }

  /** Whatever waits is lost; the next line tries anew. */
  #lose(): void {
    for (const { lines } of this.#waiting) this.#lost += lines
    this.#waiting.length = 0
    this.#waitingBytes = 0
  }
}
