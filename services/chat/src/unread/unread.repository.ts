import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { EventData } from '@rafiq/contracts/events'
import type { UnreadRooms } from '@rafiq/contracts/members'
import { sql } from 'kysely'
import { queries } from '../database/tables.ts'
import { leastIdOf } from '../messages/message-time.ts'

/** What members have not read, without rooms that a block hides. */
@Injectable()
export class UnreadRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Until when messages have been looked at, held until the transaction ends; undefined while another replica has it.
   * In a transaction.
   */
  async lockScan(): Promise<Date | undefined> {
    const scan = await queries(this.em)
      .selectFrom('unread_scan')
      .select('scanned_until as scannedUntil')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    return scan && new Date(scan.scannedUntil)
  }

  /** For whoever has the scan locked. */
  async moveScan(scannedUntil: Date): Promise<void> {
    await queries(this.em).updateTable('unread_scan').set({ scanned_until: scannedUntil }).execute()
  }

  /** Of the messages stored in a span of time, those that are not read by now: the last in each room. */
  storedBetween(from: Date, until: Date): Promise<EventData<'messages.unread'>[]> {
    return this.unread()
      .where('messages.id', '>=', leastIdOf(from.getTime()))
      .where('messages.id', '<', leastIdOf(until.getTime()))
      .groupBy(['own.member_id', 'messages.sender_id', 'own.read_sequence'])
      .select((eb) => [
        'own.member_id as memberId',
        'messages.sender_id as senderId',
        'own.read_sequence as readSequence',
        eb.fn.max<number>('messages.sequence').as('sequence'),
      ])
      .execute()
  }

  /** Where somebody wrote what a member has not read. */
  roomsOf(memberId: string): Promise<UnreadRooms['unread']> {
    return this.unread()
      .where('own.member_id', '=', memberId)
      .select(['own.room_id as chatRoomId', 'messages.sender_id as senderId'])
      .distinct()
      .execute()
  }

  private unread() {
    return queries(this.em)
      .selectFrom('room_members as own')
      .innerJoin('rooms', 'rooms.id', 'own.room_id')
      .innerJoin('messages', (join) =>
        join
          .onRef('messages.room_id', '=', 'own.room_id')
          .onRef('messages.sequence', '>', 'own.read_sequence'),
      )
      .where('rooms.blocked', '=', false)
      .where(sql<boolean>`messages.sender_id <> own.member_id`)
  }
}
