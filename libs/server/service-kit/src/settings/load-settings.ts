import type { z } from 'zod'
import { hasGuessablePassword, isGuessable, secretSettings } from './secret-settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment as typed settings. An empty variable counts as absent.
 *
 * @throws SettingsError with a sentence for each variable that is missing or wrong; values are never repeated in it,
 * since some of them are secrets
 */
export function parseSettings<S extends z.ZodObject>(schema: S, env: Environment): z.infer<S> {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(present)
  if (!result.success) {
    throw new SettingsError(result.error.issues.map((issue) => sentence(schema, present, issue)))
  }
  const refused = refusedInProduction(schema, present, result.data)
  if (refused.length > 0) throw new SettingsError(refused)
  return result.data
}

/** The same for a process that is starting: prints the sentences and ends it with exit code 1. */
export function loadSettings<S extends z.ZodObject>(schema: S, env: Environment = process.env): z.infer<S> {
  try {
    return parseSettings(schema, env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function sentence(schema: z.ZodObject, present: Environment, issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0] ?? 'environment')
  const field: z.core.$ZodType | undefined = schema.shape[name]
  const meaning =
    field && 'description' in field && field.description ? ` (${String(field.description)})` : ''
  if (!(name in present)) return `The setting ${name}${meaning} is missing: set it in the environment.`
  return `The setting ${name}${meaning} is not valid: ${issue.message}.`
}

/** Settings that exist for tests and demonstrations only (design, Running it), or that keep nobody out. */
function refusedInProduction(
  schema: z.ZodObject,
  present: Environment,
  settings: Record<string, unknown>,
): string[] {
  if (settings.NODE_ENV !== 'production') return []
  const sentences: string[] = []
  if (settings.RATE_LIMIT_SCALE !== undefined && settings.RATE_LIMIT_SCALE !== 1) {
    sentences.push('The setting RATE_LIMIT_SCALE must be 1 when NODE_ENV is production.')
  }
  if (settings.DEMO === true) {
    sentences.push('The setting DEMO must not be true when NODE_ENV is production.')
  }
  if (typeof settings.PUBLIC_URL === 'string' && !settings.PUBLIC_URL.startsWith('https:')) {
    sentences.push('The setting PUBLIC_URL must start with https:// when NODE_ENV is production.')
  }
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = present[name]
    // A secret that has to be there is missed before.
    if (value === undefined) continue
    if (secretSettings.has(field) ? isGuessable(value) : hasGuessablePassword(value)) {
      sentences.push(
        `The setting ${name} holds an example or what can be guessed: make a secret of its own before NODE_ENV is production.`,
      )
    }
  }
  return sentences
}

/** What is wrong with the environment, one sentence per variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}
