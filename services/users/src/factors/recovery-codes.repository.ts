import { EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { sql } from 'kysely'
import { asOfNow } from '../support/as-of-now.ts'
import { RecoveryCodeSet, type RecoveryCodeSetSchema } from './factor.entities.ts'
import { hashRecoveryCode, newRecoveryCodes, newSalt, showRecoveryCode } from './recovery-codes.ts'

type Tables = InferKyselyDB<typeof RecoveryCodeSetSchema>

/** New codes, as they are shown, and what is kept of them. */
export interface NewRecoveryCodes {
  shown: string[]
  salt: string
  hashes: string[]
}

@Injectable()
export class RecoveryCodeRepository {
  constructor(private readonly em: EntityManager) {}

  /** Hashing takes a moment: not within a transaction. */
  async prepare(): Promise<NewRecoveryCodes> {
    const [codes, salt] = [newRecoveryCodes(), newSalt()]
    const hashes: string[] = []
    for (const code of codes) hashes.push(await hashRecoveryCode(code, salt))
    return { shown: codes.map(showRecoveryCode), salt, hashes }
  }

  /** In place of those that were there. */
  async replace(memberId: string, { salt, hashes }: NewRecoveryCodes, now: Date): Promise<void> {
    await this.em.upsert(RecoveryCodeSet, { memberId, salt, hashes, createdAt: now })
  }

  /** Uses a code up; of the same one twice at once, one is taken. Answers how many are left, null for a wrong one. */
  async use(memberId: string, code: string): Promise<number | null> {
    const set = await this.em.findOne(RecoveryCodeSet, { memberId }, asOfNow())
    if (!set) return null
    const hash = await hashRecoveryCode(code, set.salt)
    const used = await this.em
      .getKysely<Tables>()
      .updateTable('recovery_codes')
      .set({ hashes: sql`array_remove(hashes, ${hash})` })
      .where('member_id', '=', memberId)
      .where(sql.val(hash), '=', (eb) => eb.fn.any('hashes'))
      .returning(sql<number>`cardinality(hashes)`.as('left'))
      .executeTakeFirst()
    return used?.left ?? null
  }
}
