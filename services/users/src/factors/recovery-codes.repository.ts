import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import { sql } from 'kysely'
import { RecoveryCodeSet } from './recovery-codes.entity.ts'
import { hashRecoveryCode, newRecoveryCodes, newSalt, showRecoveryCode } from './recovery-codes.ts'

/** New codes, as they are shown, and what is kept of them. Hashing takes a moment: not within a transaction. */
export interface MadeCodes {
  shown: string[]
  salt: string
  hashes: string[]
}

@Injectable()
export class RecoveryCodeRepository {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  async make(): Promise<MadeCodes> {
    const [codes, salt] = [newRecoveryCodes(), newSalt()]
    const hashes: string[] = []
    for (const code of codes) hashes.push(await hashRecoveryCode(code, salt))
    return { shown: codes.map(showRecoveryCode), salt, hashes }
  }

  /** In place of those that were there. */
  async replace(tx: EntityManager, memberId: string, made: MadeCodes, now: Date): Promise<void> {
    const { salt, hashes } = made
    await tx.upsert(RecoveryCodeSet, { memberId, salt, hashes, createdAt: now })
  }

  /** Uses a code up; of the same one twice at once, one is taken. Answers how many are left, null for a wrong one. */
  async use(memberId: string, code: string): Promise<number | null> {
    const em = this.em.fork()
    const set = await em.findOne(RecoveryCodeSet, { memberId })
    if (!set) return null
    const hash = await hashRecoveryCode(code, set.salt)
    const { rows } = await sql<{ left: number }>`
      update users.recovery_codes set hashes = array_remove(hashes, ${hash})
      where member_id = ${memberId} and ${hash} = any(hashes)
      returning cardinality(hashes) as left
    `.execute(em.getKysely())
    return rows[0]?.left ?? null
  }
}
