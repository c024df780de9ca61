import { connectionOptions, type DatabaseOptions } from '@rafiq/service-kit'
import { SignInFailures } from '../auth/failed-sign-ins.ts'
import { AwayNotice, NoticePreferences } from '../away-notices/away-notice.entities.ts'
import { ConsentRecord } from '../consent/change-consent.ts'
import { MemberDeletion, MemberErasure } from '../deletions/deletion.entities.ts'
import { Passkey, RecoveryCodeSet, TotpFactor } from '../factors/factor.entities.ts'
import { NoticeMailRow } from '../mails/notice-mail.entity.ts'
import { OneTimeToken } from '../mails/one-time-tokens.ts'
import { SecurityMail } from '../mails/security-mail.entity.ts'
import { ShownPerson } from '../matches/shown-person.entity.ts'
import { ViewCount } from '../matches/view-count.entity.ts'
import { MatchCandidate } from '../members/match-candidate.ts'
import { Member, Profile } from '../members/member.entity.ts'
import { Block } from '../pairs/block.entity.ts'
import { MatchMarkRecord } from '../pairs/match-mark.entity.ts'
import { PairConnection } from '../pairs/pair-connection.entity.ts'
import { PushSubscription } from '../push/push-subscription.entity.ts'
import { KnownDevice } from '../sessions/known-devices.ts'
import { StaffPause } from '../staff/staff-pauses.ts'
import { Migration20261129000000BlockedNames } from './blocked-names-migration.ts'
import { Migration20261121000000Initial } from './initial-migration.ts'

/** This service's part of the database: its schema, entities and migrations. */
export function databaseOptions(settings: Parameters<typeof connectionOptions>[0]): DatabaseOptions {
  return {
    ...connectionOptions(settings),
    schema: 'users',
    entities: [
      Member,
      Profile,
      MatchCandidate,
      ConsentRecord,
      OneTimeToken,
      NoticeMailRow,
      SecurityMail,
      NoticePreferences,
      AwayNotice,
      PushSubscription,
      Passkey,
      TotpFactor,
      RecoveryCodeSet,
      KnownDevice,
      SignInFailures,
      ShownPerson,
      ViewCount,
      PairConnection,
      Block,
      MatchMarkRecord,
      StaffPause,
      MemberDeletion,
      MemberErasure,
    ],
    migrations: [Migration20261121000000Initial, Migration20261129000000BlockedNames],
  }
}
