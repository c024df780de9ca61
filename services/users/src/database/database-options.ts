import type { DatabaseOptions } from '@rafiq/service-kit'
import { ConsentRecord } from '../consent/consent-record.entity.ts'
import { KnownDevice } from '../devices/known-device.entity.ts'
import { MemberDeletion } from '../erasures/member-deletion.entity.ts'
import { MemberErasure } from '../erasures/member-erasure.entity.ts'
import { Passkey } from '../factors/passkey.entity.ts'
import { RecoveryCodeSet } from '../factors/recovery-codes.entity.ts'
import { TotpFactor } from '../factors/totp-factor.entity.ts'
import { MatchCandidate } from '../matches/match-candidate.entity.ts'
import { Member } from '../members/member.entity.ts'
import { Profile } from '../members/profile.entity.ts'
import { NoticeMailRow } from '../notices/notice-mail.entity.ts'
import { OneTimeToken } from '../one-time-tokens/one-time-token.entity.ts'
import { SecurityMail } from '../security-mails/security-mail.entity.ts'
import { SignInFailures } from '../sign-in-failures/sign-in-failures.entity.ts'
import { StaffPause } from '../staff/staff-pause.entity.ts'
import { Migration20261121000000Members } from './migrations/migration-20261121000000-members.ts'
import { Migration20261121020000PairConnections } from './migrations/migration-20261121020000-pair-connections.ts'
import { Migration20261121030000Erasures } from './migrations/migration-20261121030000-erasures.ts'
import { Migration20261121190000StaffPauses } from './migrations/migration-20261121190000-staff-pauses.ts'
import { Migration20261121230000Blocks } from './migrations/migration-20261121230000-blocks.ts'
import { Migration20261121234000NoticeMails } from './migrations/migration-20261121234000-notice-mails.ts'
import { Migration20261122090000SecondFactors } from './migrations/migration-20261122090000-second-factors.ts'
import { Migration20261122130000ShownPeople } from './migrations/migration-20261122130000-shown-people.ts'

/** This service's part of the database: its schema, entities and migrations. */
export function databaseOptions(settings: { DATABASE_URL: string; DATABASE_POOL: number }): DatabaseOptions {
  return {
    url: settings.DATABASE_URL,
    pool: settings.DATABASE_POOL,
    schema: 'users',
    entities: [
      Member,
      Profile,
      OneTimeToken,
      ConsentRecord,
      MemberDeletion,
      MemberErasure,
      MatchCandidate,
      StaffPause,
      NoticeMailRow,
      Passkey,
      TotpFactor,
      RecoveryCodeSet,
      KnownDevice,
      SecurityMail,
      SignInFailures,
    ],
    migrations: [
      Migration20261121000000Members,
      Migration20261121020000PairConnections,
      Migration20261121030000Erasures,
      Migration20261121190000StaffPauses,
      Migration20261121230000Blocks,
      Migration20261121234000NoticeMails,
      Migration20261122090000SecondFactors,
      Migration20261122130000ShownPeople,
    ],
  }
}
