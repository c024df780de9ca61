import { Migration } from '@mikro-orm/migrations'

export class Migration20261122220000QuestionCards extends Migration {
  override up(): void {
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
  }

  override down(): void {
    this.addSql('drop table chat.question_answers, chat.question_cards')
  }
}
