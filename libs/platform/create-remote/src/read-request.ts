import { parseArgs } from 'node:util'
import { type RemoteRequest, requestFor } from './remote-request.ts'

const text = { type: 'string' } as const

/** What a command line asks for: `rentals [--path /rentals] [--ar الإيجارات] [--en Rentals]`; undefined where it is not understood. */
export function readRequest(args: string[]): (RemoteRequest & { platform: string | undefined }) | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { path: text, ar: text, en: text, platform: text },
    })
    const [name, ...rest] = positionals
    if (name === undefined || rest.length > 0) return undefined
    return { ...requestFor(name, values), platform: values.platform }
  } catch {
    // A flag that there is not.
    return undefined
  }
}
