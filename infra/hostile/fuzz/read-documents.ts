import { loginSchema } from '@rafiq/contracts/accounts'
import { pageBeaconSchema } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { CommandError } from '../../local/settings.ts'
import type { Target } from '../harness/target.ts'
import { type OpenApi, type Operation, operationsOf, type Parameter } from './operations.ts'
import type { Definitions, JsonSchema } from './schema.ts'

/** What documents leave open, since a pipe of its own answers what is wrong: by the contract then. */
const contracts: Readonly<Record<string, z.ZodType>> = {
  'POST /api/auth/login': loginSchema,
  'POST /api/releases/reports': pageBeaconSchema,
}

const text: JsonSchema = { type: 'string' }
const query = (...names: string[]): Parameter[] => names.map((name) => ({ name, in: 'query', schema: text }))
const inPath = (...names: string[]): Parameter[] =>
  names.map((name) => ({ name, in: 'path', required: true, schema: text }))

/** What the gateway answers beside its document: pages and files, which are no API. */
const pages: Readonly<Record<string, readonly Parameter[]>> = {
  '/': query('composition'),
  '/matches': query('composition', 'next'),
  '/{page}': [...inPath('page'), ...query('composition')],
  '/preview': query('token'),
  '/preview/leave': [],
  '/remotes/{remote}/{version}/{file}': inPath('remote', 'version', 'file'),
  '/shell/{file}': inPath('file'),
  '/sdk/{file}': inPath('file'),
  '/sdk/slot-types.json': query('remote'),
  '/sdk/storybook': query('path', 'globals'),
  '/sdk/storybook/{build}/index.html': [...inPath('build'), ...query('path', 'globals')],
  '/sdk/storybook/{build}/iframe.html': [...inPath('build'), ...query('id', 'globals')],
  '/demo/whatsapp/{phone}': [...inPath('phone'), ...query('text')],
  '/healthz': query('verbose'),
  '/api/{anything}': [...inPath('anything'), ...query('id')],
}

function pageOperations(): Operation[] {
  return Object.entries(pages).map(([path, parameters]) => ({
    key: `GET ${path}`,
    service: 'gateway',
    method: 'GET',
    path,
    parameters,
    body: undefined,
    definitions: {},
  }))
}

/** Everything that the platform says it answers: the documents of its services, and the gateway's pages. */
export async function readOperations({ services }: Target): Promise<Operation[]> {
  const documents = await Promise.all(
    Object.entries(services).map(async ([service, url]) => {
      const answer = await fetch(`${url}/api/docs-json`)
      if (!answer.ok)
        throw new CommandError(`The OpenAPI document of ${service} was answered ${answer.status}.`)
      return operationsOf(service, (await answer.json()) as OpenApi)
    }),
  )
  const documented = documents.flat().map((operation) => {
    const schema = contracts[operation.key]
    if (!schema) return operation
    const { $defs, ...body } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema & { $defs?: Definitions }
    return { ...operation, body, definitions: $defs ?? {} }
  })
  return [...documented, ...pageOperations()]
}
