import { Migration } from '@mikro-orm/migrations'

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
        check (not deleted or (num_nonnulls(name, role) = 0 and not is_active))
      )`)
    // Room to update a row where it lies: its sequence changes with every message, none of its indexed columns does.
    this.addSql(`
      create table chat.rooms (
        id uuid primary key,
        low_id uuid not null,
        high_id uuid not null check (high_id > low_id),
        last_sequence integer not null default 0,
        created_at timestamptz not null,
        unique (low_id, high_id)
      ) with (fillfactor = 70)`)
    this.addSql('create index rooms_high on chat.rooms (high_id)')
    this.addSql(`
      create table chat.room_members (
        room_id uuid not null references chat.rooms (id) on delete cascade,
        member_id uuid not null,
        delivered_sequence integer not null default 0,
        read_sequence integer not null default 0 check (read_sequence <= delivered_sequence),
        primary key (room_id, member_id)
      ) with (fillfactor = 70)`)
    this.addSql('create index room_members_member on chat.room_members (member_id)')
    this.addSql(`
      create table chat.messages (
        id uuid primary key,
        room_id uuid not null references chat.rooms (id) on delete cascade,
        sender_id uuid not null,
        client_id uuid,
        sequence integer not null check (sequence > 0),
        content text not null,
        created_at timestamptz not null,
        unique (room_id, sequence),
        unique (sender_id, client_id)
      )`)
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
    this.addSql('drop table chat.messages, chat.room_members, chat.rooms, chat.members')
  }
}
