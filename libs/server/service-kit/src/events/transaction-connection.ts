import type { EntityManager } from '@mikro-orm/core'
import { type Db, fromKysely, type KyselyTransactionLike } from 'pg-boss'

/** pg-boss' access to the transaction that an entity manager is in. */
export function transactionConnection(em: EntityManager): Db {
  const transaction = em.getTransactionContext<KyselyTransactionLike>()
  if (!transaction)
    throw new Error('an event or a job is sent inside em.transactional(…), with its entity manager')
  return fromKysely(transaction)
}
