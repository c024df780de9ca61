import { readFileSync } from 'node:fs'

/** Milliseconds between two looks, and looks between two times that it is asked who there is. */
const each = 250
const asks = 4
/** Looks that are kept: two minutes of them, which is more than any request is waited for. */
const kept = 600
/** Milliseconds that a look is good for, however many ask. */
const fresh = 20

/** What Linux tells of a process's first thread: nanoseconds that it ran, nanoseconds that it stood in the queue. */
function waitedOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  } catch {
    return []
  }
}

/** Milliseconds in which anything on this machine waited for a disk. */
function waitedForDisk(): number {
  try {
    return Number(/^some .*total=(\d+)/m.exec(readFileSync('/proc/pressure/io', 'utf8'))?.[1] ?? 0) / 1e3
  } catch {
    return 0
  }
}

/**
 * How long the platform could have worked and was not let by its machine, which others may share: the time in which its
 * processes stood in the queue for a processor, and that of waits for the disk. Whoever holds a service up from the
 * inside does not show in it. Where the system does not tell, it is nothing.
 */
export class Machine {
  readonly #processes: () => readonly { readonly pid: number }[]
  readonly #looks: { at: number; waited: number }[] = []
  readonly #seen = new Map<number, number>()
  readonly #timer: NodeJS.Timeout
  #pids: readonly number[] = []
  #waited = 0
  #looked = 0

  constructor(processes: () => readonly { readonly pid: number }[]) {
    this.#processes = processes
    this.#look()
    this.#timer = setInterval(() => this.#look(), each)
    this.#timer.unref()
  }

  /** @param start a time of `performance.now()` @returns milliseconds since then */
  waitedSince(start: number): number {
    if (performance.now() - (this.#looks.at(-1)?.at ?? 0) > fresh) this.#look()
    const before = this.#looks.findLast(({ at }) => at <= start) ?? this.#looks[0]
    return this.#waited - (before?.waited ?? 0)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    if (this.#looked % asks === 0) {
      this.#pids = this.#processes().flatMap(({ pid }) => [pid, ...childrenOf(pid)])
    }
    this.#looked += 1
    this.#add(0, waitedForDisk())
    for (const pid of this.#pids) this.#add(pid, waitedOf(pid))
    this.#looks.push({ at: performance.now(), waited: this.#waited })
    if (this.#looks.length > kept) this.#looks.shift()
  }

  /** What is new waited before anybody looked. */
  #add(key: number, now: number): void {
    this.#waited += Math.max(0, now - (this.#seen.get(key) ?? now))
    this.#seen.set(key, now)
  }
}
