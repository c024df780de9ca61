import { readdirSync, readFileSync } from 'node:fs'

export interface ProcessMemory {
  /** As it was started, shortened. */
  command: string
  /** Proportional set size: what is shared counts by its share. MB. */
  megabytes: number
}

/** What every process below this one takes, the largest first. Reads `/proc`, so on Linux alone. */
export function memoryOfDescendants(pid: number): ProcessMemory[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(read(`/proc/${name}/stat`))]),
  )
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one)
    return parent !== undefined && (parent === pid || isBelow(parent))
  }
  return [...parents.keys()]
    .filter(isBelow)
    .map((one) => ({
      command: commandOf(read(`/proc/${one}/cmdline`)),
      megabytes: Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0) / 1024,
    }))
    .toSorted((a, b) => b.megabytes - a.megabytes)
}

/** Without folders of programs and the project. */
const commandOf = (line: string): string =>
  line
    .replaceAll('\0', ' ')
    .replaceAll(/\S*\/(?=(?:services|infra|node_modules|bin)\/)/g, '')
    .trim()
    .slice(0, 80)

/** The field behind the state, which is behind the name in its brackets. */
const parentOf = (stat: string): number | undefined =>
  stat === '' ? undefined : Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])

/** Nothing where the process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
