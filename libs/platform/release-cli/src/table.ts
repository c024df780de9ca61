/** Rows in columns as wide as their widest cell; the first row may be the heads. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** A moment in UTC, to the minute. */
export function moment(iso: string | null): string {
  return iso?.slice(0, 16).replace('T', ' ') ?? '–'
}
