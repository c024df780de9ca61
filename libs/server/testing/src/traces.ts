import type { TestDatabase } from './test-database.ts'

/** Where a value is found, as `schema.table.column`, in order. */
type Column = { table: string; column: string }

/**
 * Every place in a test database where an id, or any text that holds it, is stored: all tables of all services, but
 * the event queues, which empty themselves. To prove that something was erased without naming tables.
 */
export async function tracesOf(database: TestDatabase, value: string): Promise<string[]> {
  const columns = await database.query<Column>(`
    select format('%I.%I', table_schema, table_name) as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'events')
      and data_type in ('uuid', 'text', 'character varying', 'ARRAY', 'json', 'jsonb')
    order by 1, 2`)
  const found: string[] = []
  for (const { table, column } of columns) {
    const rows = await database.query(
      `select from ${table} where position($1 in "${column}"::text) > 0 limit 1`,
      [value],
    )
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}
