/** Milliseconds of processor time since the start of this process. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

export interface HttpServer {
  readonly [name: string]: (input: never) => unknown
  address: () => string
  processorTime: () => number
}
