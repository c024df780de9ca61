import type { Operation } from '../fuzz/operations.ts'
import { readOperations } from '../fuzz/read-documents.ts'
import { Client } from '../harness/client.ts'
import type { Attack, Harness } from './attack.ts'
import { describe } from './describe.ts'
import { sendAs } from './send-as.ts'

/** How a path might be led to where the gateway does not lead. */
const detours: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `/api${path}`,
  (path) => `/api/auth/..${path.replace('/internal', '/../internal')}`,
  (path) => `/api/auth/%2e%2e/%2e%2e${path}`,
  (path) => `/api/auth/..%2f..${path}`,
  (path) => `/api/moderator/../..${path}`,
  (path) => `/api/moderator/..%5c..${path}`,
  (path) => `/api//${path.slice(1)}`,
  (path) => `//${path.slice(1)}`,
  (path) => path.toUpperCase(),
  (path) => `/api/auth/;/..${path}`,
]

/** Endpoints of services for each other: the gateway leads to none, and none answers without another service's word. */
export const internal: Attack = {
  name: 'internal',
  async run(harness) {
    const operations = (await readOperations(harness.target)).filter(({ path }) =>
      path.startsWith('/internal'),
    )
    for (const operation of operations) {
      await throughGateway(harness, operation)
      await atService(harness, operation)
    }
  },
}

const idOf = ({ people }: Harness) => people.victims.one.id

async function throughGateway(harness: Harness, { method, path, key }: Operation): Promise<void> {
  for (const detour of detours) {
    const request = {
      method,
      path: detour(path.replace(/\{\w+\}/g, idOf(harness))),
      headers: { 'x-service-secret': 'x' },
    }
    const { status, text } = await sendAs(harness, 'admin', request)
    if (status >= 400 || status <= 0 || text.startsWith('<!doctype')) continue
    harness.findings.add({
      kind: 'rule',
      attack: 'internal',
      what: `the gateway leads to ${key}`,
      detail: `${describe(request, 'admin')} → ${status} ${text.slice(0, 200)}`,
    })
  }
}

/** Whoever got into the network has none of the words, but may try those of others, or none. */
async function atService(harness: Harness, { method, path, key, service }: Operation): Promise<void> {
  const client = new Client(harness.target.services[service] ?? '')
  const words: readonly Record<string, string>[] = [
    {},
    { 'x-service-credential': '' },
    { 'x-service-credential': 'gateway.x' },
    { 'x-service-secret': 'a-secret-between-services' },
    { authorization: 'Bearer x' },
    { 'x-session-token': harness.people.tokenOf('admin') ?? '' },
  ]
  for (const headers of words) {
    const request = { method, path: path.replace(/\{\w+\}/g, idOf(harness)), headers }
    const { status, text } = await client.send(request)
    if (status === 401 || status === 403) continue
    harness.findings.add({
      kind: 'rule',
      attack: 'internal',
      what: `${key} of ${service} answers without a credential`,
      detail: `${describe(request, 'nobody')} → ${status} ${text.slice(0, 200)}`,
    })
  }
  client.close()
}
