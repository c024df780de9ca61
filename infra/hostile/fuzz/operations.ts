import type { Definitions, JsonSchema } from './schema.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly schema?: JsonSchema
}

/** One method of one path, as its service's document tells of it. */
export interface Operation {
  /** `POST /api/auth/login`. */
  readonly key: string
  readonly service: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: JsonSchema | undefined
  readonly definitions: Definitions
}

interface DocumentedOperation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> }
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>
  readonly components?: { readonly schemas?: Definitions }
}

const takeBody = new Set(['POST', 'PUT', 'PATCH'])

/** Every operation of a document. What takes a body and does not say which is sent any. */
export function operationsOf(service: string, { paths, components }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([lower, { parameters = [], requestBody }]) => {
      const method = lower.toUpperCase()
      const documented = Object.values(requestBody?.content ?? {})[0]?.schema
      return {
        key: `${method} ${path}`,
        service,
        method,
        path,
        parameters,
        body: documented ?? (takeBody.has(method) ? {} : undefined),
        definitions: components?.schemas ?? {},
      }
    }),
  )
}
