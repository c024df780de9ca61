import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MigrationScript } from './migrations.ts'
import type { SourceFile } from './sources.ts'

const pattern = 'services/*/src/database/*-migration.ts'

/** What a migration of MikroORM is, as far as its SQL goes; it is read without a database. */
interface ReadableMigration {
  new (): { up(): void | Promise<void>; getQueries(): unknown[]; isTransactional(): boolean }
  safeSince?: string
}

/** The SQL of every migration in the tree, as `up` makes it. */
export async function readMigrations(root: string): Promise<MigrationScript[]> {
  const scripts: MigrationScript[] = []
  for (const file of globSync(pattern, { cwd: root }).sort()) {
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, ReadableMigration>
    for (const [name, Migration] of Object.entries(exported)) {
      const migration = new Migration()
      await migration.up()
      scripts.push({
        name: `${dirname(dirname(dirname(file)))} › ${name}`,
        statements: migration.getQueries().map(String),
        transactional: migration.isTransactional(),
        safeSince: Migration.safeSince,
      })
    }
  }
  return scripts
}

/** Migrations in files whose name the reader does not look for. */
export function hiddenMigrationProblems(files: readonly SourceFile[]): string[] {
  const expected = /^services\/[^/]+\/src\/database\/[\w-]+-migration\.ts$/
  return files
    .filter(({ path, text }) => /\bextends Migration\b/.test(text) && !expected.test(path))
    .map(
      ({ path }) => `${path}: a migration is in src/database/<name>-migration.ts, where its SQL is checked`,
    )
}
