import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseService } from '@rafiq/database'

const services = join(import.meta.dirname, '../../../../services')

/** A run starts the same programs dozens of times: what V8 compiled of them is kept. */
const compileCache = join(import.meta.dirname, '../../../../node_modules/.cache/rafiq-services')

/** What the build of a service holds. */
export const builtFolder = (name: DatabaseService): string => join(services, name, 'dist')

/** Runs one of the programs that a service is built into. */
export function spawnBuilt(
  name: DatabaseService,
  script: 'main.js' | 'migrate.js',
  env: Record<string, string>,
): ChildProcess {
  const program = join(builtFolder(name), 'bundle', script)
  if (!existsSync(program)) {
    throw new Error(`The ${name} service is not built: run \`npx nx build @rafiq/${name}-service\`.`)
  }
  return spawn(process.execPath, ['--v8-pool-size=1', program], {
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Brings the schema of a service to where its build expects it. */
export async function migrateBuilt(name: DatabaseService, databaseUrl: string): Promise<void> {
  const [code] = await once(spawnBuilt(name, 'migrate.js', { DATABASE_URL: databaseUrl }), 'exit')
  if (code !== 0) throw new Error(`The ${name} service could not migrate.`)
}
