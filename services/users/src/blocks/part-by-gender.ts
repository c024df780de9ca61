import type { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { EventData, Gender } from '@rafiq/contracts'
import { Clock, SETTINGS } from '@rafiq/service-kit'
import { sql } from 'kysely'
import type { UsersSettings } from '../settings.ts'
import { BlockChanges } from './block-changes.ts'

type PairBlocked = EventData<'pair.blocked'>

/**
 * When a gender was corrected, whoever has been in contact across it is parted as by a block: cards, contacts and rooms
 * are gone for both. It is nobody's own block, so neither lifts it; a correction back does.
 */
@Injectable()
export class PartByGender {
  constructor(
    @Inject(BlockChanges) private readonly changes: BlockChanges,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: UsersSettings,
  ) {}

  /** In the transaction of the correction. @returns what others are told of once it is committed */
  async settle(tx: EntityManager, memberId: string, gender: Gender): Promise<PairBlocked[]> {
    const changed = await this.release(tx, memberId, gender)
    if (this.settings.MATCH_SAME_GENDER) changed.push(...(await this.part(tx, memberId, gender)))
    for (const change of changed) await this.changes.publish(tx, change)
    return changed
  }

  async tell(changed: readonly PairBlocked[]): Promise<void> {
    for (const change of changed) await this.changes.tell(change)
  }

  private async part(tx: EntityManager, memberId: string, gender: Gender): Promise<PairBlocked[]> {
    const now = this.clock.now().toISOString()
    const { rows } = await sql<PairBlocked>`
      with met as (
        select matched_id as id from users.pair_connections where member_id = ${memberId}
        union
        select member_id from users.pair_connections where matched_id = ${memberId}
      ), across as materialized (
        select person.id from users.members as person
        where person.id in (select id from met) and person.gender <> ${gender}
        order by person.id for key share
      )
      insert into users.blocks (blocker_id, blocked_id, blocked_at, lifted_at, version, held, own)
      select ${memberId}::uuid, id, ${now}::timestamptz, ${now}::timestamptz, 1, true, false from across
      on conflict (blocker_id, blocked_id) do update set held = true, version = blocks.version + 1
      where not blocks.held
      returning blocker_id as "blockerId", blocked_id as "blockedId", true as blocked, version
    `.execute(tx.getKysely())
    return rows
  }

  private async release(tx: EntityManager, memberId: string, gender: Gender): Promise<PairBlocked[]> {
    const { rows } = await sql<PairBlocked>`
      update users.blocks as block set held = false, version = block.version + 1
      from users.members as other
      where block.held and other.gender = ${gender}
        and ((block.blocker_id = ${memberId} and other.id = block.blocked_id)
          or (block.blocked_id = ${memberId} and other.id = block.blocker_id))
      returning block.blocker_id as "blockerId", block.blocked_id as "blockedId",
        block.lifted_at is null as blocked, block.version
    `.execute(tx.getKysely())
    return rows
  }
}
