import { parseArgs } from 'node:util'

export type DevCommand = Readonly<{
  /** Folder under `apps/`. */
  remote: string
  /** Where the page is, with hot reload; the platform's port and two by default. */
  port: number | undefined
  /** Previews, also where the platform is on this machine. */
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
    if (remote === undefined || rest.length > 0) return undefined
    if (port !== undefined && !(Number.isInteger(port) && port > 1023 && port < 65_536)) return undefined
    return { remote, port, deployed: values.deployed }
  } catch {
    return undefined
  }
}
