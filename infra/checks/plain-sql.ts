import type { SourceFile } from './sources.ts'

/** Where the driver is used without the ORM, each for a reason that decision 42 gives. */
const bareDriver = [
  'services/chat/src/messages/message-pool.ts',
  'libs/server/service-kit/src/database/resilient-client.ts',
  'libs/server/service-kit/src/database/run-migrations.ts',
]

const benchmark = /`npm run bench:(?<name>[a-z-]+)`/
const driverImport = /^import (?!type\b)[^\n]* from 'pg'$/m

/**
 * SQL as text, and the driver past the ORM, where nothing in the tree says that they are worth it (decision 42).
 *
 * @param files the server's own, without specs
 * @param benches names of the benchmarks that are there
 */
export function plainSqlProblems(files: readonly SourceFile[], benches: readonly string[]): string[] {
  return files.flatMap(({ path, text }) => {
    const problems: string[] = []
    if (driverImport.test(text) && !bareDriver.includes(path)) {
      problems.push(`${path}: uses pg itself; ask by MikroORM's entities or its Kysely`)
    }
    if (path.endsWith('.sql.ts')) {
      const name = benchmark.exec(text)?.groups?.name
      if (name === undefined) problems.push(`${path}: names no benchmark that shows what its SQL gains`)
      else if (!benches.includes(name)) problems.push(`${path}: names bench:${name}, which is not there`)
    }
    return problems
  })
}
