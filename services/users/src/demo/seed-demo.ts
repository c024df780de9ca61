import type { EntityManager } from '@mikro-orm/postgresql'
import { type EventBus, uuidv7 } from '@rafiq/service-kit'
import { ConsentRecord } from '../consent/change-consent.ts'
import { MemberDeletion } from '../deletions/deletion.entities.ts'
import { candidateOf, MatchCandidate } from '../members/match-candidate.ts'
import { Member } from '../members/member.entity.ts'
import { toAccountChanged } from '../members/member-views.ts'

/**
 * Adds the demo members that are missing: what is there stays as it is, and who deleted an account does not come back. Other
 * services ask about members when it matters; the moderation team's list has to be told. Answers how many.
 */
export async function seedDemo(
  em: EntityManager,
  members: readonly Member[],
  events: Pick<EventBus, 'publish'>,
): Promise<number> {
  return em.transactional(async (tx) => {
    const missing = await missingOf(tx, members)
    for (const member of missing) tx.create(Member, member)
    await tx.flush()
    await tx.insertMany(
      MatchCandidate,
      missing.map(candidateOf).filter((candidate) => candidate !== null),
    )
    await tx.insertMany(
      ConsentRecord,
      missing.filter(({ phoneShareConsent }) => phoneShareConsent).map(agreed),
    )
    for (const member of missing) await events.publish(tx, 'account.changed', toAccountChanged(member))
    return missing.length
  })
}

/** What they answered on their account page: without it nobody's number is shown. */
const agreed = ({ id, language, createdAt }: Member) => ({
  ...{ id: uuidv7(), memberId: id, phoneShareConsent: true, isActive: true },
  ...{ wording: 'account.consent@1', language, recordedAt: createdAt },
})

async function missingOf(tx: EntityManager, members: readonly Member[]): Promise<Member[]> {
  const ids = members.map(({ id }) => id)
  const emails = members.map(({ email }) => email)
  const known = await tx.find(Member, { $or: [{ id: { $in: ids } }, { email: { $in: emails } }] })
  const deleted = await tx.find(MemberDeletion, { memberId: { $in: ids } })
  const taken = new Set([
    ...known.flatMap(({ id, email }) => [id, email]),
    ...deleted.map(({ memberId }) => memberId),
  ])
  return members.filter(({ id, email }) => !taken.has(id) && !taken.has(email))
}
