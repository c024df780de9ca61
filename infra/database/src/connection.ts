import { Client } from 'pg'

/** Runs `work` on one connection of its own, which is closed whatever happens. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection may be lost while nothing is asked: whatever is asked next says so, and `work` decides.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

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
