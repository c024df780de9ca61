import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { MemberData } from '@rafiq/contracts/personal-data'
import { AgreementVersions } from '../agreements/agreement-versions.ts'
import { queries } from '../database/tables.ts'
import { RoomRows } from '../rooms/room-rows.ts'

/** Everything that this service holds on a member: the rooms, what the member wrote, asked and answered in them, and what the two agreed on. */
@Injectable()
export class ExportMember {
  constructor(
    private readonly em: EntityManager,
    private readonly rooms: RoomRows,
    private readonly agreements: AgreementVersions,
  ) {}

  async read(memberId: string): Promise<MemberData<'chat'>> {
    const [rooms, messages, questions, agreements] = await Promise.all([
      this.rooms.heldBy(memberId),
      this.writtenBy(memberId),
      this.questionsOf(memberId),
      this.agreements.heldBy(memberId),
    ])
    return {
      rooms: rooms.map(({ id, otherName, createdAt, last }) => ({
        id,
        otherUser: { name: otherName },
        createdAt: createdAt.toISOString(),
        lastActivityAt: (last?.createdAt ?? createdAt).toISOString(),
      })),
      messages: messages.map(({ id, roomId, content, createdAt }) => ({
        id,
        chatRoomId: roomId,
        content,
        createdAt: new Date(createdAt).toISOString(),
      })),
      questions: questions.map(({ id, roomId, question, askedBy, askedAt, content, answeredAt }) => ({
        id,
        chatRoomId: roomId,
        question,
        askedAt: new Date(askedAt).toISOString(),
        askedByYou: askedBy === memberId,
        answer:
          content === null || answeredAt === null
            ? null
            : { content, answeredAt: new Date(answeredAt).toISOString() },
      })),
      agreements: agreements.map(({ roomId, version, sections, savedBy, savedAt, approvedAt }) => ({
        chatRoomId: roomId,
        version,
        sections,
        savedByYou: savedBy === memberId,
        savedAt: savedAt.toISOString(),
        approvedAt: approvedAt?.toISOString() ?? null,
      })),
    }
  }

  /** Oldest first, room by room: messages have no other way to their sender. */
  private writtenBy(memberId: string) {
    return queries(this.em)
      .selectFrom('room_members as own')
      .innerJoin('messages', 'messages.room_id', 'own.room_id')
      .where('own.member_id', '=', memberId)
      .where('messages.sender_id', '=', memberId)
      .orderBy('messages.id')
      .select(['messages.id', 'messages.room_id as roomId', 'content', 'messages.created_at as createdAt'])
      .execute()
  }
  /** Of all rooms, oldest first, with the own answers alone. */
  private questionsOf(memberId: string) {
    return queries(this.em)
      .selectFrom('question_cards')
      .innerJoin('rooms', 'rooms.id', 'question_cards.room_id')
      .leftJoin('question_answers', (join) =>
        join
          .onRef('question_answers.card_id', '=', 'question_cards.id')
          .on('question_answers.member_id', '=', memberId),
      )
      .where((eb) => eb.or([eb('rooms.low_id', '=', memberId), eb('rooms.high_id', '=', memberId)]))
      .orderBy('question_cards.id')
      .select([
        'question_cards.id',
        'question_cards.room_id as roomId',
        'question_cards.question',
        'question_cards.asked_by as askedBy',
        'question_cards.asked_at as askedAt',
        'question_answers.content',
        'question_answers.answered_at as answeredAt',
      ])
      .execute()
  }
}
