import { Migration } from '@mikro-orm/migrations'

export class Migration20261125040000CanaryVotes extends Migration {
  override up(): void {
    this.addSql('alter table releases.canary_witnesses add column pages integer not null default 1')
    // They go with their witness, which goes with its trial.
    this.addSql(`
      create table releases.canary_votes (
        remote text not null,
        since timestamptz not null,
        page text not null,
        witness integer not null,
        primary key (remote, since, page),
        foreign key (remote, since, witness)
          references releases.canary_witnesses (remote, since, witness) on delete cascade
      )`)
  }

  override down(): void {
    this.addSql('drop table releases.canary_votes')
    this.addSql('alter table releases.canary_witnesses drop column pages')
  }
}
