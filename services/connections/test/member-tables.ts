import type { TestDatabase } from '@rafiq/testing'

/** Schemas that hold what belongs to members; releases know nobody, and the audit log is never changed. */
const schemas = ['users', 'connections', 'chat', 'moderation']

/** Columns of ids that are never a member's. */
const otherIds = [
  'id',
  'room_id',
  'card_id',
  'client_id',
  'photo_id',
  'pause_id',
  'report_id',
  'notice_id',
  'pending_id',
  'session_id',
  'subscription_id',
]

/**
 * Every table that may hold a member's id: where the member's data export has what it holds, or why it has not. A table that
 * joins has to be named here, and to be in the export.
 */
export const exportedAs: Readonly<Record<string, string | { not: string }>> = {
  'chat.agreement_versions': 'chat.agreements',
  'chat.blocks': { not: 'a copy of users.blocks' },
  'chat.members': { not: 'a copy of the account' },
  'chat.messages': 'chat.messages',
  'chat.question_answers': 'chat.questions',
  'chat.question_cards': 'chat.questions',
  'chat.removed_rooms': { not: 'that a conversation is gone, until every open page has heard of it' },
  'chat.room_members': 'chat.rooms',
  'chat.rooms': 'chat.rooms',
  'connections.blocks': { not: 'a copy of users.blocks' },
  'connections.connections': 'connections.contacts',
  'connections.members': { not: 'a copy of the account' },
  'moderation.accounts': { not: 'a copy of the account' },
  'moderation.member_requests': 'moderation.requests',
  'moderation.notices': 'moderation.notices',
  'moderation.report_notes': { not: 'what the team says among itself' },
  'moderation.reports': 'moderation.reports',
  'moderation.review_holds': { not: 'a review that is open; it is told once it has ended' },
  'users.away_notices': 'awayNotices.noted',
  'users.blocks': 'blocks',
  'users.consent_records': 'consents',
  'users.known_devices': 'security.knownDevices',
  'users.match_candidates': { not: 'the answers once more, in the order in which they are searched' },
  'users.match_marks': 'matchMarks',
  'users.member_deletions': { not: 'a record of accounts that are gone' },
  'users.member_erasures': { not: 'a record of accounts that are gone' },
  'users.members': 'account',
  'users.notice_mails': { not: 'a mail on its way, of what moderation.notices holds' },
  'users.notice_preferences': 'awayNotices.wanted',
  'users.one_time_tokens': { not: 'the secret of a link, as a hash' },
  'users.pair_connections': 'pairs',
  'users.passkeys': 'security.passkeys',
  'users.push_subscriptions': 'awayNotices.devices',
  'users.recovery_codes': 'security.recoveryCodesLeft',
  'users.security_mails': { not: 'a mail on its way' },
  'users.shown_people': 'matching.peopleShown',
  'users.sign_in_failures': { not: 'how often a password was wrong of late, to slow down whoever guesses' },
  'users.staff_pauses': { not: 'a copy of what moderation.actions tells' },
  'users.totp_factors': 'security.totp',
  'users.view_counts': 'matching.views',
}

export interface MemberColumn {
  table: string
  /** As `tracesOf` names it. */
  place: string
  /** Whether PostgreSQL empties it with the account. */
  cascades: boolean
}

/** Every column that may hold a member's id, in order. */
export const memberColumns = (database: TestDatabase): Promise<MemberColumn[]> =>
  database.query<MemberColumn>(
    `
    select attrelid::regclass::text as table, attrelid::regclass::text || '.' || attname as place,
      exists (
        select from pg_constraint
        where conrelid = attrelid and contype = 'f' and confrelid = 'users.members'::regclass
          and confdeltype = 'c' and conkey = array[attnum]
      ) as cascades
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and not relispartition and relnamespace::regnamespace::text = any ($1) and atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
      and attnum > 0 and not attisdropped and attname <> all ($2)
    order by place`,
    [schemas, otherIds],
  )
