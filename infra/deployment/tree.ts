import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProductConfig, productConfigSchema } from '@rafiq/platform-contracts'
import { parseAllDocuments, parse as parseYaml } from 'yaml'
import type { z } from 'zod'
import product from '../../libs/product/configuration/product.json' with { type: 'json' }

export const root = join(import.meta.dirname, '../..')

/** Every service of the tree, by the name of its folder. */
export const serviceNames = readdirSync(join(root, 'services')).sort()

export const migrates = (service: string): boolean =>
  existsSync(join(root, 'services', service, 'src/migrate.ts'))

/** What the image sets for every container (`infra/image/Dockerfile`), as the tree has it. */
const imageEnvironment = {
  PRODUCT_CONFIG: join(root, 'libs/product/configuration/product.json'),
  PROOF_ANSWERS: join(root, 'libs/product/configuration/proof-answers.json'),
}

/** The schema of a service's environment, which its `settings.ts` exports, as such or for a product. */
export async function settingsOf(service: string): Promise<z.ZodObject> {
  const module: Record<string, unknown> = await import(join(root, 'services', service, 'src/settings.ts'))
  const schema = module[`${service}Settings`]
  if (!schema) throw new Error(`services/${service}/src/settings.ts exports no ${service}Settings.`)
  if (typeof schema !== 'function') return schema as z.ZodObject
  return (schema as (of: ProductConfig) => z.ZodObject)(productConfigSchema.parse(product))
}

/** What is wrong with the environment of a container: settings that are missing, not valid or not the service's. */
export async function faultsOf(service: string, env: Record<string, string>): Promise<string[]> {
  const schema = await settingsOf(service)
  const { error } = schema.safeParse({ ...imageEnvironment, ...env })
  return [
    ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...Object.keys(env)
      .filter((name) => !(name in schema.shape))
      .map((name) => `${name}: no setting of ${service}`),
  ]
}

/** What a service says when it refuses to start in this environment. */
export async function settingErrorsOf(
  service: string,
  env: Record<string, string>,
): Promise<readonly string[]> {
  const schema = await settingsOf(service)
  const { parseSettings } = (await import(join(root, 'libs/server/service-kit/src/index.ts'))) as {
    parseSettings(schema: z.ZodObject, env: Record<string, string>): unknown
  }
  try {
    parseSettings(schema, { ...imageEnvironment, ...env })
    return []
  } catch (error) {
    if (error instanceof Error && 'sentences' in error) return error.sentences as readonly string[]
    throw error
  }
}

/** Addresses of other services among the settings. */
export const addressesIn = (env: Record<string, string>): URL[] =>
  serviceNames.flatMap((name) => {
    const address = env[`${name.toUpperCase()}_URL`]
    return address === undefined ? [] : [new URL(address)]
  })

// biome-ignore lint/suspicious/noExplicitAny: manifests are as deep as they are; the tests say what has to be there
export type Manifest = any

/** The documents of a file. @throws Error where it is no YAML, or says something twice */
export function readManifests(path: string): Manifest[] {
  return parseAllDocuments(readFileSync(join(root, path), 'utf8')).map((document) => {
    const [error] = document.errors
    if (error) throw error
    return document.toJS()
  })
}

/** A compose file with its variables filled in, and merged where it refers to itself. */
export function readCompose(path: string, variables: Record<string, string>): Manifest {
  const text = readFileSync(join(root, path), 'utf8').replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string | undefined, rest: string | undefined) => {
      const value = variables[name] ?? (kind === '-' ? rest : undefined)
      if (value === undefined) throw new Error(`${path} needs ${name}.`)
      return value
    },
  )
  return parseYaml(text, { merge: true })
}

/** `NAME=value` by line. */
export function readVariables(path: string): Record<string, string> {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )
}
