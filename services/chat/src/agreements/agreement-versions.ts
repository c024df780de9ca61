import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type Agreement, type AgreementSections, noSections } from '@rafiq/contracts/chat'
import { NotFoundError, timeOf } from '@rafiq/service-kit'
import { AgreementVersion, queries } from '../database/tables.ts'
import type { Pair } from '../room-access/pair.ts'
import type { Approving } from './agreement-rules.ts'
import { approvalsOf, type StoredVersion, toAgreement } from './to-agreement.ts'

const versionColumns = [
  'agreement_versions.version',
  'agreement_versions.sections',
  'agreement_versions.saved_by as savedBy',
  'agreement_versions.saved_at as savedAt',
  'agreement_versions.low_approved_at as lowApprovedAt',
  'agreement_versions.high_approved_at as highApprovedAt',
] as const

/** The versions of agreements. What is written goes into the transaction that is under way, in a room that is held. */
@Injectable()
export class AgreementVersions {
  constructor(private readonly em: EntityManager) {}

  /**
   * The agreement of a room as one of its two sees it.
   * @throws NotFoundError where the room is not the member's, or a block hides it
   */
  async read(roomId: string, memberId: string): Promise<Agreement> {
    const rows = await queries(this.em)
      .selectFrom('rooms')
      .leftJoin('members', (join) =>
        join
          .on('members.member_id', '<>', memberId)
          .on((eb) =>
            eb.or([
              eb('members.member_id', '=', eb.ref('rooms.low_id')),
              eb('members.member_id', '=', eb.ref('rooms.high_id')),
            ]),
          ),
      )
      .leftJoin('agreement_versions', 'agreement_versions.room_id', 'rooms.id')
      .where('rooms.id', '=', roomId)
      .where('rooms.blocked', '=', false)
      .where((eb) => eb.or([eb('rooms.low_id', '=', memberId), eb('rooms.high_id', '=', memberId)]))
      .orderBy('agreement_versions.version', 'desc')
      .select(['rooms.id', 'rooms.low_id as lowId', 'rooms.high_id as highId', 'members.name'])
      .select(versionColumns)
      .execute()
    const [room] = rows
    if (!room) throw new NotFoundError()
    return toAgreement(room, rows.flatMap(toVersion), memberId)
  }

  /** What holds of the newest version. */
  async newest(roomId: string, pair: Pair, memberId: string): Promise<Omit<Approving, 'isActive'>> {
    const row = await queries(this.em)
      .selectFrom('agreement_versions')
      .where('room_id', '=', roomId)
      .orderBy('version', 'desc')
      .limit(1)
      .select(versionColumns)
      .executeTakeFirst()
    const [newest] = row ? toVersion(row) : []
    if (!newest) return { version: 0, sections: noSections, ownApproved: false, otherApproved: false }
    const { own, other } = approvalsOf(newest, pair, memberId)
    return {
      version: newest.version,
      sections: newest.sections,
      ownApproved: own !== null,
      otherApproved: other !== null,
    }
  }

  /** Adds a version, and forgets those before it but what both approved. */
  async add(version: {
    roomId: string
    version: number
    sections: AgreementSections
    savedBy: string
    savedAt: Date
  }): Promise<void> {
    await this.em.insert(AgreementVersion, { ...version, lowApprovedAt: null, highApprovedAt: null })
    await queries(this.em)
      .deleteFrom('agreement_versions')
      .where('room_id', '=', version.roomId)
      .where('version', '<', version.version)
      .where((eb) => eb.or([eb('low_approved_at', 'is', null), eb('high_approved_at', 'is', null)]))
      .execute()
  }

  /**
   * @param approvedAt null: the approval is taken back
   */
  async approve(
    { roomId, version, pair, memberId }: { roomId: string; version: number; pair: Pair; memberId: string },
    approvedAt: Date | null,
  ): Promise<void> {
    await queries(this.em)
      .updateTable('agreement_versions')
      .set(memberId === pair.lowId ? { low_approved_at: approvedAt } : { high_approved_at: approvedAt })
      .where('room_id', '=', roomId)
      .where('version', '=', version)
      .execute()
  }

  /** Both approved a version: no earlier one is of any use. */
  async forgetBefore(roomId: string, version: number): Promise<void> {
    await queries(this.em)
      .deleteFrom('agreement_versions')
      .where('room_id', '=', roomId)
      .where('version', '<', version)
      .execute()
  }

  /** All of a member's rooms, those too that a block hides, with when the member approved each. */
  async heldBy(memberId: string) {
    const rows = await queries(this.em)
      .selectFrom('agreement_versions')
      .innerJoin('rooms', 'rooms.id', 'agreement_versions.room_id')
      .where((eb) => eb.or([eb('rooms.low_id', '=', memberId), eb('rooms.high_id', '=', memberId)]))
      .orderBy('agreement_versions.saved_at')
      .select(['agreement_versions.room_id as roomId', 'rooms.low_id as lowId', 'rooms.high_id as highId'])
      .select(versionColumns)
      .execute()
    return rows.flatMap((row) =>
      toVersion(row).map((version) => ({
        roomId: row.roomId,
        ...version,
        approvedAt: approvalsOf(version, row, memberId).own,
      })),
    )
  }
}

type Row = {
  version: number | null
  sections: AgreementSections | null
  savedBy: string | null
  savedAt: string | null
  lowApprovedAt: string | null
  highApprovedAt: string | null
}

/** A room without an agreement has a row without one. */
function toVersion(row: Row): StoredVersion[] {
  const { version, sections, savedBy, savedAt } = row
  if (version === null || sections === null || savedBy === null || savedAt === null) return []
  const approvals = {
    lowApprovedAt: timeOf(row.lowApprovedAt),
    highApprovedAt: timeOf(row.highApprovedAt),
  }
  return [{ version, sections, savedBy, savedAt: timeOf(savedAt), ...approvals }]
}
