import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import { type Agreement, type AgreementSections, noSections } from '@rafiq/contracts/chat'
import { NotFoundError } from '@rafiq/service-kit'
import { AgreementVersion, queries } from '../database/tables.ts'
import type { Pair } from '../room-access/pair.ts'
import type { Approving } from './agreement-rules.ts'
import { approvalsOf, toAgreement } from './to-agreement.ts'

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
          .on('members.memberId', '<>', memberId)
          .on((eb) =>
            eb.or([
              eb('members.memberId', '=', eb.ref('rooms.lowId')),
              eb('members.memberId', '=', eb.ref('rooms.highId')),
            ]),
          ),
      )
      .leftJoin('agreement_versions', 'agreement_versions.roomId', 'rooms.id')
      .where('rooms.id', '=', roomId)
      .where('rooms.blocked', '=', false)
      .where((eb) => eb.or([eb('rooms.lowId', '=', memberId), eb('rooms.highId', '=', memberId)]))
      .orderBy('agreement_versions.version', 'desc')
      .select([
        'rooms.id',
        'rooms.lowId',
        'rooms.highId',
        'members.name',
        'agreement_versions.version',
        'agreement_versions.sections',
        'agreement_versions.savedBy',
        'agreement_versions.savedAt',
        'agreement_versions.lowApprovedAt',
        'agreement_versions.highApprovedAt',
      ])
      .execute()
    const [room] = rows
    if (!room) throw new NotFoundError()
    return toAgreement(room, rows.flatMap(toVersion), memberId)
  }

  /** What holds of the newest version. */
  async newest(roomId: string, pair: Pair, memberId: string): Promise<Omit<Approving, 'isActive'>> {
    const row = await queries(this.em)
      .selectFrom('agreement_versions')
      .where('roomId', '=', roomId)
      .orderBy('version', 'desc')
      .limit(1)
      .selectAll()
      .executeTakeFirst()
    if (!row) return { version: 0, sections: noSections, ownApproved: false, otherApproved: false }
    const { own, other } = approvalsOf(row, pair, memberId)
    return {
      version: row.version,
      sections: row.sections,
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
      .where('roomId', '=', version.roomId)
      .where('version', '<', version.version)
      .where((eb) => eb.or([eb('lowApprovedAt', 'is', null), eb('highApprovedAt', 'is', null)]))
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
      .set(memberId === pair.lowId ? { lowApprovedAt: approvedAt } : { highApprovedAt: approvedAt })
      .where('roomId', '=', roomId)
      .where('version', '=', version)
      .execute()
  }

  /** Both approved a version: no earlier one is of any use. */
  async forgetBefore(roomId: string, version: number): Promise<void> {
    await queries(this.em)
      .deleteFrom('agreement_versions')
      .where('roomId', '=', roomId)
      .where('version', '<', version)
      .execute()
  }

  /** All of a member's rooms, those too that a block hides, with when the member approved each. */
  async heldBy(memberId: string) {
    const rows = await queries(this.em)
      .selectFrom('agreement_versions')
      .innerJoin('rooms', 'rooms.id', 'agreement_versions.roomId')
      .where((eb) => eb.or([eb('rooms.lowId', '=', memberId), eb('rooms.highId', '=', memberId)]))
      .orderBy('agreement_versions.savedAt')
      .selectAll('agreement_versions')
      .select(['rooms.lowId', 'rooms.highId'])
      .execute()
    return rows.map((row) => ({ ...row, approvedAt: approvalsOf(row, row, memberId).own }))
  }
}

type Row = {
  version: number | null
  sections: AgreementSections | null
  savedBy: string | null
  savedAt: Date | null
  lowApprovedAt: Date | null
  highApprovedAt: Date | null
}

/** A room without an agreement has a row without one. */
function toVersion({ version, sections, savedBy, savedAt, lowApprovedAt, highApprovedAt }: Row) {
  if (version === null || sections === null || savedBy === null || savedAt === null) return []
  return [{ version, sections, savedBy, savedAt, lowApprovedAt, highApprovedAt }]
}
