import type { EntityManager } from '@mikro-orm/postgresql'

/** Until the transaction ends nobody else changes this remote's versions or channels: files and rows move together. */
export async function lockRemote(em: EntityManager, remote: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`release:${remote}`])
}
