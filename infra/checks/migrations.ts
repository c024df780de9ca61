import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import semver from 'semver'
import { z } from 'zod'

/** One migration as the database gets it. */
export interface MigrationScript {
  /** `services/users › Migration20261121000000Initial` */
  name: string
  statements: readonly string[]
  /** Whether all of it is one transaction. */
  transactional: boolean
  /** The release since which no code needs what this migration takes away or breaks what it demands. */
  safeSince?: string | undefined
}

/** Rules of squawk that do not speak of a running version, or that something else sees to. */
const excluded = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  // `runMigrations` sets both for the whole session.
  'require-lock-timeout',
  'require-statement-timeout',
  // An index that was interrupted is there and invalid: see `needsDropBefore`.
  'prefer-robust-stmts',
]
/** What squawk says of contractions, which the rules below ask for `safeSince`. */
const contractions = ['ban-drop-column', 'ban-drop-table', 'ban-drop-not-null']

/** Takes something away, or demands what code of the version before does not know of. */
const contraction =
  /^(drop (table|view|materialized view|function|procedure|type|domain|schema|sequence|trigger|rule|policy)|truncate|revoke|alter table\b.*\b(drop column|drop default|drop not null|set not null|add (constraint|check|unique|primary key|foreign key)|drop identity|drop expression)|create unique index)\b/
const refusedAlways: readonly (readonly [RegExp, string])[] = [
  [
    /^alter (schema|function|procedure|sequence|index|view|type|domain)\b.*\brename\b/,
    'renames what the running version asks for; add the new one beside it',
  ],
  [/^(lock|cluster|vacuum)\b/, 'locks a whole table; do it outside of migrations, if at all'],
  [/^(set|reset|begin|commit|rollback|savepoint)\b/, 'settings and transactions are those of runMigrations'],
  [/^do\b/, 'hides its statements from this check; write them down'],
  [
    /^alter table\b.*\badd column\b.*\bcheck\b/,
    'scans a locked table; add the constraint as `not valid` and validate it in a migration of its own',
  ],
]
const changesRows = /^(update|delete from|insert into|merge into|with)\b/
const newTable = /^create (?:unlogged )?table (?:if not exists )?([\w."]+)/
const concurrentIndex = /^create (?:unique )?index concurrently (if not exists )?(\w+)/

const squawkOutput = z.array(
  z.object({ line: z.number(), rule_name: z.string(), message: z.string() }).loose(),
)

/** One line, lower case, without comments: what the patterns above are held against. */
const plain = (statement: string): string =>
  statement
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/**
 * What in a migration stops or breaks the version that runs beside it while it is rolled out: the schema is expanded in one
 * release, and contracted a release later at the earliest.
 *
 * @param version the release that the tree is
 */
export function migrationProblems(scripts: readonly MigrationScript[], version: string): string[] {
  return scripts.flatMap((script) =>
    [...ownProblems(script, version), ...squawkProblems(script)].map(
      (problem) => `${script.name}: ${problem}`,
    ),
  )
}

function ownProblems({ statements, transactional, safeSince }: MigrationScript, version: string): string[] {
  const known = new Set<string>()
  const problems: string[] = []
  const due = safeSince !== undefined && semver.valid(safeSince) !== null && semver.lt(safeSince, version)
  let changesSchema = false
  for (const [index, statement] of statements.entries()) {
    const text = plain(statement)
    const shown = text.length > 90 ? `${text.slice(0, 90)}…` : text
    const made = newTable.exec(text)?.[1]
    if (made) known.add(made)
    if (severalStatements(text))
      problems.push(`\`${shown}\` is several statements; give each an addSql of its own`)
    if (made || [...known].some((table) => mentions(text, table))) continue
    for (const [pattern, why] of refusedAlways) if (pattern.test(text)) problems.push(`\`${shown}\` ${why}`)
    if (contraction.test(text) && !due) {
      problems.push(
        `\`${shown}\` may break the version before ${version}; declare \`static readonly safeSince\` with the earlier release since which no code minds`,
      )
    }
    const concurrent = concurrentIndex.exec(text)
    if (concurrent && !needsDropBefore(concurrent, statements.slice(0, index))) {
      problems.push(
        `\`${shown}\` leaves an invalid index where it is interrupted; begin with \`drop index concurrently if exists ${concurrent[2]}\``,
      )
    }
    if (changesRows.test(text) && (changesSchema || !transactional)) {
      problems.push(`\`${shown}\` holds locks while rows change; do that in a migration of its own`)
    }
    changesSchema ||= !changesRows.test(text)
  }
  return problems
}

const severalStatements = (text: string): boolean =>
  /;\s*\S/.test(text.replace(/\$(\w*)\$.*?\$\1\$|'(?:[^']|'')*'/g, ''))

const mentions = (text: string, table: string): boolean =>
  new RegExp(`\\b(table|on|into|update|from)( only)? ${table.replaceAll('.', '\\.')}(?![\\w.])`).test(text)

/** Whether the index is taken away first, so that the migration may be repeated; `if not exists` would take half an index. */
const needsDropBefore = ([, ifNotExists, name = '']: RegExpExecArray, before: readonly string[]): boolean =>
  !ifNotExists &&
  before.some((statement) =>
    new RegExp(`^drop index concurrently if exists (\\w+\\.)?${name}$`).test(plain(statement)),
  )

function squawkProblems({ statements, transactional, name }: MigrationScript): string[] {
  const program = join(import.meta.dirname, '../../node_modules/.bin/squawk')
  const { stdout, stderr, error } = spawnSync(
    program,
    [
      '--reporter=json',
      '--pg-version=18',
      `--stdin-filepath=${name.replaceAll('/', '.')}`,
      `--exclude=${[...excluded, ...contractions].join(',')}`,
      ...(transactional ? ['--assume-in-transaction'] : []),
    ],
    { input: statements.map((statement) => `${statement.trim()};\n`).join(''), encoding: 'utf8' },
  )
  if (error) throw error
  if (stdout.trim() === '') return stderr.trim() === '' ? [] : [stderr.trim()]
  return squawkOutput
    .parse(JSON.parse(stdout))
    .map(({ message, rule_name }) => `${message} (squawk: ${rule_name})`)
}
