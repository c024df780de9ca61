import { Migration } from '@mikro-orm/migrations'

/** How versions do in browsers: counters, no rows of single pages and nothing of anybody. */
export class Migration20261121200000Watch extends Migration {
  override up(): void {
    this.addSql(`
      create table releases.watch_counts (
        remote text not null,
        version text not null,
        step text not null check (step in ('minute', 'hour')),
        at timestamptz not null,
        measure text not null,
        count bigint not null,
        primary key (remote, version, step, at, measure)
      )`)
    this.addSql('create index watch_counts_step on releases.watch_counts (step, at)')
    this.addSql(`
      create table releases.watch_faults (
        remote text not null,
        version text not null,
        kind text not null,
        error text not null,
        file text not null,
        line integer not null,
        count bigint not null,
        last_at timestamptz not null,
        composition text not null,
        primary key (remote, version, kind, error, file, line)
      )`)
    this.addSql(`
      create table releases.watch_trials (
        remote text not null,
        since timestamptz not null,
        canary text not null,
        control text,
        percent integer not null,
        canary_loads bigint not null,
        canary_failed bigint not null,
        canary_witnesses integer not null,
        control_loads bigint not null,
        control_failed bigint not null,
        control_witnesses integer not null,
        rolled_back_at timestamptz,
        reason text,
        primary key (remote, since)
      )`)
    this.addSql(`
      create table releases.watch_witnesses (
        remote text not null,
        since timestamptz not null,
        witness integer not null,
        primary key (remote, since, witness),
        foreign key (remote, since) references releases.watch_trials (remote, since) on delete cascade
      )`)
  }

  override down(): void {
    for (const table of ['watch_witnesses', 'watch_trials', 'watch_faults', 'watch_counts']) {
      this.addSql(`drop table releases.${table}`)
    }
  }
}
