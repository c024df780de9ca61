import type { MemberExport } from '@rafiq/contracts/personal-data'
import { toConsentEntry } from '../consent/to-consent-entry.ts'
import { toShownApp, toShownPasskey } from '../factors/to-account-security.ts'
import { toMarkedMatch } from '../match-marks/to-marked-match.ts'
import { isActive, type Member, type Profile } from '../members/member.entity.ts'
import { cityChangesAt } from '../profile/city-changes.ts'
import type { Held } from './held-here.ts'
import type { HeldElsewhere } from './member-data.client.ts'

/** The answer to "what do you hold on me": field by field, so that nothing of the password can slip in. */
export function toMemberExport(
  member: Member,
  held: Held,
  elsewhere: HeldElsewhere,
  now: Date,
): MemberExport {
  return {
    exportedAt: now.toISOString(),
    account: {
      id: member.id,
      email: member.email,
      role: member.role,
      language: member.language,
      createdAt: member.createdAt.toISOString(),
      lastActiveAt: member.activeAt.toISOString(),
      emailVerifiedAt: member.emailVerifiedAt?.toISOString() ?? null,
      phoneShareConsent: member.phoneShareConsent,
      isActive: isActive(member),
      pausedByStaff: member.pausedByStaff,
    },
    profile: member.profile ? toAnswers(member.profile) : null,
    habits: member.habits ?? null,
    photo: held.photo,
    consents: held.consents.map(toConsentEntry),
    sessions: {
      count: held.sessions.length,
      open: held.sessions.map(({ device, createdAt, lastSeenAt }) => ({
        device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    },
    security: toSecurity(held),
    matching: {
      peopleShown: held.peopleShown,
      views: [...held.views],
      cityChanges: cityChangesAt(member.cityChanges, now).recent,
    },
    pairs: held.pairs.map(({ direction, otherId, status }) => ({
      direction,
      matchedUserId: direction === 'made' ? otherId : null,
      status,
    })),
    awayNotices: held.awayNotices,
    blocks: held.blocks.map(({ id, name, blockedAt, liftedAt }) => ({
      id,
      name,
      blockedAt: blockedAt.toISOString(),
      liftedAt: liftedAt?.toISOString() ?? null,
    })),
    matchMarks: held.marks.map(toMarkedMatch),
    connections: elsewhere.connections,
    chat: elsewhere.chat,
    moderation: elsewhere.moderation,
  }
}

/** Names and times: never a key, a secret, a code, or how a browser is known again. */
const toSecurity = ({ factors, devices }: Held): MemberExport['security'] => ({
  passkeys: factors.passkeys.map((passkey) => {
    const { id: _, ...shown } = toShownPasskey(passkey)
    return shown
  }),
  totp: toShownApp(factors.totp),
  recoveryCodesLeft: factors.recoveryCodes?.hashes.length ?? null,
  knownDevices: devices.map(({ firstSeenAt, lastSeenAt }) => ({
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  })),
})

const toAnswers = (profile: Profile): NonNullable<MemberExport['profile']> => ({
  name: profile.name,
  gender: profile.gender,
  age: profile.age,
  phone: profile.phone,
  nationality: profile.nationality,
  hasApartment: profile.hasApartment,
  budget: profile.budget,
  location: profile.location,
  area: profile.area ?? null,
  lifestyle: profile.lifestyle,
  roomSharing: profile.roomSharing,
  bathroomSharing: profile.bathroomSharing,
  bio: profile.bio ?? null,
})
