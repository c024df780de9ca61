import type { Caller } from './answers.ts'
import { askHttp, askSocket } from './ask.ts'
import type { Fixtures } from './fixtures.ts'
import type { Platform } from './platform.ts'
import { type Asked, type RequestFixtures, type Row, routeOf } from './row.ts'
import type { ServiceName } from './rows/services.ts'

/** Sends the request of a row as one of the callers. @returns its status */
export async function askAs(
  caller: Caller | { service: ServiceName },
  { platform, fixtures }: { platform: Platform; fixtures: Fixtures },
  { service, key, row }: { service: ServiceName; key: string; row: Row },
): Promise<number> {
  const calling = typeof caller === 'object' ? caller.service : undefined
  const person = typeof caller === 'object' ? 'visitor' : caller
  const status = calling ? row.answers.services?.[calling] : row.answers[person]
  const given = await fixtures.forRequest(person, { anew: row.spends, refused: (status ?? 0) >= 400 })
  const asked = (await row.asks?.(given)) ?? {}
  const asking = {
    token: person === 'visitor' ? undefined : given.caller.token,
    service: calling,
    body: asked.body,
  }
  const { gateway, [service]: own } = platform.urls
  const [method = '', path = ''] = key.split(' ')
  if (method === 'SOCKET') return askSocket(gateway, path, asking)
  // What the gateway leads to the services is asked there, as browsers do.
  const url = path.startsWith('/api') ? gateway : own
  return (await askHttp(url, method === 'ANY' ? 'GET' : method, pathFor(path, given, asked), asking)).status
}

/** A route's path for somebody; what the row does not name is the subject's id. */
function pathFor(path: string, { subject, remote }: RequestFixtures, { params }: Asked): string {
  const known: Readonly<Record<string, string>> = { remote, ...params }
  return path.replace(/:(\w+)|\*/g, (part, name?: string) => known[name ?? part] ?? subject.id)
}

/** The path of a route, without its method. */
export const pathOf = (key: string): string => routeOf(key).split(' ')[1] ?? ''
