import type { EntityManager } from '@mikro-orm/postgresql'
import type { CompiledQuery, Selectable } from 'kysely'
import type { Member, MemberTables, Profile } from './member.entity.ts'

/**
 * Reads that almost every request begins with. They go past the ORM's entities, of which one costs six times what its
 * row does, and their SQL is made once.
 */
type Row = Selectable<MemberTables['members']>

let memberById: CompiledQuery<Row> | undefined
let sessionsValidFromById: CompiledQuery<Pick<Row, 'sessions_valid_from'>> | undefined

/** A member as the database has it at this moment; what is done to the answer is not written. */
export async function readMember(em: EntityManager, id: string): Promise<Member | null> {
  const db = em.getKysely<MemberTables>()
  memberById ??= db.selectFrom('members').selectAll().where('id', '=', id).compile()
  const { rows } = await db.executeQuery<Row>({ ...memberById, parameters: [id] })
  return rows[0] ? toMember(rows[0]) : null
}

/** From when on a member's sessions count; null: there is no such member. */
export async function readSessionsValidFrom(em: EntityManager, id: string): Promise<Date | null> {
  const db = em.getKysely<MemberTables>()
  sessionsValidFromById ??= db
    .selectFrom('members')
    .select('sessions_valid_from')
    .where('id', '=', id)
    .compile()
  const { rows } = await db.executeQuery<Pick<Row, 'sessions_valid_from'>>({
    ...sessionsValidFromById,
    parameters: [id],
  })
  return rows[0] ? new Date(rows[0].sessions_valid_from) : null
}

/** Times come as texts. */
const toMember = (row: Row): Member => ({
  id: row.id,
  email: row.email,
  passwordHash: row.password_hash,
  passwordStrict: row.password_strict,
  role: row.role,
  language: row.language,
  createdAt: new Date(row.created_at),
  activeAt: new Date(row.active_at),
  emailVerifiedAt: row.email_verified_at === null ? null : new Date(row.email_verified_at),
  phoneShareConsent: row.phone_share_consent,
  ownActive: row.own_active,
  pausedByStaff: row.paused_by_staff,
  cityChanges: row.city_changes,
  habits: row.habits,
  sessionsValidFrom: new Date(row.sessions_valid_from),
  version: row.version,
  profile: toProfile(row),
})

/** The answers are there all together or, of staff, not at all, as a check of the table holds. */
function toProfile(row: Row): Profile | null {
  if (row.name === null) return null
  const answers = row as { [C in keyof Row]: NonNullable<Row[C]> }
  return {
    name: answers.name,
    gender: answers.gender,
    age: answers.age,
    phone: answers.phone,
    nationality: answers.nationality,
    hasApartment: answers.has_apartment,
    budget: answers.budget,
    location: answers.location,
    area: row.area,
    lifestyle: answers.lifestyle,
    roomSharing: answers.room_sharing,
    bathroomSharing: answers.bathroom_sharing,
    bio: row.bio,
    photoId: row.photo_id,
  }
}
