import { Migration } from '@mikro-orm/migrations'

const columns = 'id, action, actor, remote, version, channel, commit, detail, at'

/** The audit trail moves to where this service adds and reads, but changes and removes nothing (decision 15). */
export class Migration20261122030000Trail extends Migration {
  override up(): void {
    this.addSql(`
      insert into audit.release_entries (${columns}) select ${columns} from releases.audit_entries
      on conflict do nothing`)
    this.addSql('drop table releases.audit_entries')
  }

  override down(): void {
    this.addSql(`
      create table releases.audit_entries (
        id uuid primary key,
        action text not null,
        actor text not null,
        remote text not null,
        version text,
        channel text,
        commit text,
        detail text,
        at timestamptz not null
      )`)
    this.addSql('create index audit_entries_remote on releases.audit_entries (remote, at)')
    this.addSql(`
      insert into releases.audit_entries (${columns}) select ${columns} from audit.release_entries`)
  }
}
