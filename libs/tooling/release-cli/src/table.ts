/** Rows under their heads, in columns. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [heads, ...rows]
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all.map((row) =>
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
