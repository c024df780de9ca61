import type { WireRequest } from '../fuzz/request.ts'

const longest = 600

/** A request in the words of a terminal, cut where it is long. */
export function describe({ method, path, headers, body }: WireRequest, attacker: string): string {
  const sent = Object.entries(headers).map(([name, value]) => `-H '${name}: ${value.slice(0, 80)}'`)
  const text = body === undefined ? [] : [`--data '${body.toString().slice(0, longest)}'`]
  return [`as ${attacker}: ${method} ${path.slice(0, longest)}`, ...sent, ...text].join(' ')
}
