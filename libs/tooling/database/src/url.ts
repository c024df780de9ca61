/** The same server as `url`, with another user, password or database. */
export function withConnection(
  url: string,
  change: { user?: string; password?: string; database?: string },
): string {
  const next = new URL(url)
  if (change.user !== undefined) next.username = encodeURIComponent(change.user)
  if (change.password !== undefined) next.password = encodeURIComponent(change.password)
  if (change.database !== undefined) next.pathname = `/${change.database}`
  return next.href
}
