import type { EntityManager } from '@mikro-orm/postgresql'

/** Until the transaction ends nothing else becomes live: what the gate saw of the neighbours stays true. */
export async function lockRegistry(em: EntityManager): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtextextended('releases', 0))")
}
