/** A JSON schema as far as the contracts use it, in the dialect of OpenAPI 3.0 (`nullable`) or of zod (`anyOf` null). */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly nullable?: boolean
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly allOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

/** Named schemas of a document. */
export type Definitions = Readonly<Record<string, JsonSchema>>

/** The schema that a reference means; by its last part, which is the name in every dialect. */
export function resolve(schema: JsonSchema, definitions: Definitions): JsonSchema {
  if (schema.$ref === undefined) return schema
  return definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}
}
