import { Migration } from '@mikro-orm/migrations'

/** Of `chat.messages`, by room: the greatest number whose index on ids is still cheap to look through in each of them. */
const partitions = 32

/** Every table of the schema `chat`. */
export class Migration20261121030000Chat extends Migration {
  override up(): void {
    // What is known of members. A deleted one leaves an id that names nobody, so that no late event revives it.
    this.addSql(`
      create table chat.members (
        member_id uuid primary key,
        version integer not null,
        deleted boolean not null default false,
        name text,
        role text,
        is_active boolean not null default false,
        sessions_valid_from timestamptz,
        check (not deleted or (num_nonnulls(name, role, sessions_valid_from) = 0 and not is_active))
      )`)
    // A lifted block stays with its version, so that no older event brings it back.
    this.addSql(`
      create table chat.blocks (
        blocker_id uuid not null,
        blocked_id uuid not null check (blocked_id <> blocker_id),
        blocked boolean not null,
        version integer not null,
        primary key (blocker_id, blocked_id)
      )`)
    this.addSql('create index blocks_blocked on chat.blocks (blocked_id)')
    // Room to update a row where it lies: its sequence changes with every message, none of its indexed columns does.
    // `blocked` is what the blocks of both come to, in the row that a message locks anyway.
    this.addSql(`
      create table chat.rooms (
        id uuid primary key,
        low_id uuid not null,
        high_id uuid not null check (high_id > low_id),
        last_sequence integer not null default 0,
        created_at timestamptz not null,
        blocked boolean not null default false,
        blocked_changed_at timestamptz,
        unique (low_id, high_id)
      ) with (fillfactor = 70)`)
    this.addSql('create index rooms_high on chat.rooms (high_id)')
    this.addSql(
      'create index rooms_blocked_changed on chat.rooms (blocked_changed_at) where blocked_changed_at is not null',
    )
    // Rooms that went with a deleted member, and who stays: for replicas that missed the announcement.
    this.addSql(`
      create table chat.removed_rooms (
        room_id uuid primary key,
        member_id uuid not null,
        removed_at timestamptz not null
      )`)
    this.addSql('create index removed_rooms_removed on chat.removed_rooms (removed_at)')
    this.addSql('create index removed_rooms_member on chat.removed_rooms (member_id)')
    this.addSql(`
      create table chat.room_members (
        room_id uuid not null references chat.rooms (id) on delete cascade,
        member_id uuid not null,
        delivered_sequence integer not null default 0,
        read_sequence integer not null default 0 check (read_sequence <= delivered_sequence),
        primary key (room_id, member_id)
      ) with (fillfactor = 70)`)
    this.addSql('create index room_members_member on chat.room_members (member_id)')
    // In partitions by room, so that an index is as deep, and a vacuum as long, as a part of all messages is large: every key
    // has the room in it (docs/decisions/0069-messages-in-partitions.md).
    this.addSql(`
      create table chat.messages (
        id uuid not null,
        room_id uuid not null references chat.rooms (id) on delete cascade,
        sender_id uuid not null,
        client_id uuid,
        sequence integer not null check (sequence > 0),
        content text not null,
        created_at timestamptz not null,
        primary key (room_id, sequence),
        unique (room_id, sender_id, client_id)
      ) partition by hash (room_id)`)
    for (let remainder = 0; remainder < partitions; remainder += 1) {
      this.addSql(`
        create table chat.messages_${remainder} partition of chat.messages
        for values with (modulus ${partitions}, remainder ${remainder})`)
    }
    // What was stored lately, in all rooms, for replicas that missed the announcement.
    this.addSql('create index messages_id on chat.messages (id)')
    // What the two of a room agree on, which goes with it. Kept are the newest version and the last one that both approved.
    this.addSql(`
      create table chat.agreement_versions (
        room_id uuid not null references chat.rooms (id) on delete cascade,
        version integer not null check (version > 0),
        sections jsonb not null,
        saved_by uuid not null,
        saved_at timestamptz not null,
        low_approved_at timestamptz,
        high_approved_at timestamptz,
        primary key (room_id, version)
      )`)
    // They go with their room, which goes with either account. A question is asked once in a room, whoever asks.
    this.addSql(`
      create table chat.question_cards (
        id uuid primary key,
        room_id uuid not null references chat.rooms (id) on delete cascade,
        question text not null,
        asked_by uuid not null,
        client_id uuid not null,
        asked_at timestamptz not null,
        unique (room_id, question),
        unique (asked_by, client_id)
      )`)
    this.addSql(`
      create table chat.question_answers (
        card_id uuid not null references chat.question_cards (id) on delete cascade,
        member_id uuid not null,
        client_id uuid not null,
        content text not null,
        answered_at timestamptz not null,
        primary key (card_id, member_id)
      )`)
    this.addSql('create index question_answers_member on chat.question_answers (member_id)')
    // Up to when messages were looked at for those who have not read them: one row.
    this.addSql(`
      create table chat.unread_scan (
        id boolean primary key default true check (id),
        scanned_until timestamptz not null
      )`)
    this.addSql('insert into chat.unread_scan (scanned_until) values (clock_timestamp())')
    // How a text is compared in a search: without case, vowel signs and tatweel, with one form of each Arabic letter
    // and digit that people write in several.
    this.addSql(String.raw`
      create function chat.fold(content text) returns text
      language sql immutable strict parallel safe
      return lower(translate(
        regexp_replace(normalize(content, nfkc), '[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F]', '', 'g'),
        'أإآٱىیئةؤکگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'اااايييهوكك01234567890123456789'
      ))`)
  }

  override down(): void {
    this.addSql('drop function chat.fold')
    this.addSql(
      'drop table chat.unread_scan, chat.question_answers, chat.question_cards, chat.agreement_versions, chat.messages, chat.room_members, chat.removed_rooms, chat.rooms, chat.blocks, chat.members',
    )
  }
}
