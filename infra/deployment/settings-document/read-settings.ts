import { z } from 'zod'
import { serviceNames, settingsOf } from '../tree.ts'

/** The same copy of it that the services' settings have, built or not. */
const kitName: string = '@rafiq/service-kit'

/** A variable of a service's environment, as its schema has it. */
export interface Setting {
  readonly name: string
  readonly meaning: string
  /** Undefined: it has to be set. Null: nothing, where it is not set. */
  readonly standard: string | null | undefined
  /** What a number counts. */
  readonly unit: string
  /** What may be chosen, or the bounds. */
  readonly values: string
  readonly secret: boolean
}

/** The settings of every service of the tree, by its name. */
export async function readSettings(): Promise<Map<string, Setting[]>> {
  const kit = (await import(kitName)) as {
    secretSettings: { has(schema: unknown): boolean }
  }
  const schemas = await Promise.all(
    serviceNames.map(async (name) => [name, (await settingsOf(name)).shape] as const),
  )
  return new Map(
    schemas.map(([service, shape]) => [
      service,
      Object.entries(shape).map(([name, schema]) => toSetting(name, schema, kit.secretSettings.has(schema))),
    ]),
  )
}

/** What is not said in words, from the JSON schema of what the environment may hold. */
export function toSetting(name: string, schema: z.core.$ZodType, secret: boolean): Setting {
  const said = z.globalRegistry.get(schema)
  const known = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return {
    name,
    meaning: said?.description ?? known.description ?? '',
    standard: standardOf(schema, known),
    unit: String(said?.unit ?? known.unit ?? ''),
    values: valuesOf(known),
    secret,
  }
}

/** As the environment has it where the schema says so; else what it becomes. */
function standardOf(
  schema: z.core.$ZodType,
  { default: given }: z.core.JSONSchema.BaseSchema,
): Setting['standard'] {
  const { success, data } = z.safeParse(schema, undefined)
  if (!success) return undefined
  const standard = given ?? data
  if (standard === undefined) return null
  if (Array.isArray(standard) && standard.length > 0) return standard.join(',')
  return typeof standard === 'object' ? JSON.stringify(standard) : String(standard)
}

function valuesOf({
  enum: choices,
  minimum,
  maximum,
  exclusiveMinimum,
}: z.core.JSONSchema.BaseSchema): string {
  if (choices) return choices.join(', ')
  if (typeof exclusiveMinimum === 'number') return `above ${exclusiveMinimum}`
  if (minimum === undefined || maximum === undefined) return ''
  return `${minimum} to ${maximum}`
}
