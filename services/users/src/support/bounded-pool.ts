/** Work that costs processor time or memory: at most `running` at once, at most `waiting` in line behind it. */
export interface BoundedPool {
  /** Runs `task` when its turn comes; throws what `refuse` makes when the queue is full. */
  run<T>(task: () => Promise<T>): Promise<T>
}

export function createBoundedPool(limits: {
  running: number
  waiting: number
  refuse: () => Error
}): BoundedPool {
  const line: (() => void)[] = []
  let running = 0

  const enter = async (): Promise<void> => {
    if (running < limits.running) {
      running += 1
      return
    }
    if (line.length >= limits.waiting) throw limits.refuse()
    await new Promise<void>((resolve) => line.push(resolve))
  }
  // A finished task hands its place to the next in line, so `running` changes only when nobody waits.
  const leave = (): void => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(task) {
      await enter()
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
