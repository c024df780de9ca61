import { parseArgs } from 'node:util'

export type DevCommand = Readonly<{
  /** Folder under `apps/`; none in a remote's own repository. */
  remote: string | undefined
  /** Where the page is, with hot reload; by default 4002, or the port and two of a platform on this machine. */
  port: number | undefined
  /** A preview on the platform instead, for others to see. */
  deployed: boolean
}>

/** What `npm run dev -- …` was asked for; undefined where it cannot be understood. */
export function readCommand(args: readonly string[]): DevCommand | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: { type: 'string' }, deployed: { type: 'boolean', default: false } },
    })
    const [remote, ...rest] = positionals
    const port = values.port === undefined ? undefined : Number(values.port)
    if (rest.length > 0) return undefined
    if (port !== undefined && !(Number.isInteger(port) && port > 1023 && port < 65_536)) return undefined
    return { remote, port, deployed: values.deployed }
  } catch {
    return undefined
  }
}
