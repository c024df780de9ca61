import { Migration } from '@mikro-orm/migrations'

export class Migration20261121020000PairConnections extends Migration {
  override up(): void {
    this.addSql(`
      create table users.pair_connections (
        member_id uuid not null references users.members on delete cascade,
        matched_id uuid not null references users.members on delete cascade,
        status text not null,
        version integer not null,
        primary key (member_id, matched_id)
      )`)
    this.addSql('create index pair_connections_matched on users.pair_connections (matched_id)')
  }

  override down(): void {
    this.addSql('drop table users.pair_connections')
  }
}
