import { Migration } from '@mikro-orm/migrations'

/** All tables of the registry; its audit trail lies in the schema `audit`, where it adds and reads (decision 15). */
export class Migration20261121000000Initial extends Migration {
  override up(): void {
    this.createTeams()
    this.createRegistry()
    this.createProofs()
    this.createCanaryAnalysis()
    this.createAlerts()
  }

  /** What teams publish with. */
  private createTeams(): void {
    this.addSql(`
      create table releases.publish_tokens (
        id uuid primary key,
        digest text not null unique,
        remote text not null,
        made_by text not null,
        created_at timestamptz not null,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz,
        revoked_by text,
        revoke_reason text,
        check (num_nulls(revoked_at, revoked_by, revoke_reason) in (0, 3))
      )`)
    this.addSql(`
      create table releases.publish_keys (
        id uuid primary key,
        remote text not null,
        public_key text not null,
        made_by text not null,
        created_at timestamptz not null,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz,
        revoked_by text,
        revoke_reason text,
        check (num_nulls(revoked_at, revoked_by, revoke_reason) in (0, 3)),
        unique (remote, public_key)
      )`)
  }

  private createRegistry(): void {
    this.addSql(`
      create table releases.owners (
        remote text primary key,
        team text not null,
        contact text not null,
        set_at timestamptz not null
      )`)
    this.addSql(`
      create table releases.team_apis (
        prefix text primary key,
        origin text not null,
        declared_at timestamptz not null
      )`)
    this.addSql(`
      create table releases.versions (
        remote text not null,
        version text not null,
        manifest jsonb not null,
        published_at timestamptz not null,
        ended_at timestamptz,
        yanked_at timestamptz,
        yank_reason text,
        deleted_at timestamptz,
        check (num_nulls(yanked_at, yank_reason) in (0, 2)),
        primary key (remote, version)
      )`)
    // Gateways are told of them whenever something moves, among all that was ever published.
    this.addSql('create index versions_yanked on releases.versions (remote) where yanked_at is not null')
    this.addSql(`
      create table releases.version_signatures (
        remote text not null,
        version text not null,
        key_id uuid not null references releases.publish_keys (id),
        signature text not null,
        manifest bytea not null,
        commit text,
        provenance jsonb,
        primary key (remote, version),
        foreign key (remote, version) references releases.versions (remote, version)
      )`)
    this.addSql(`
      create table releases.remote_states (
        remote text primary key,
        stable text,
        before text[] not null,
        fallback text,
        canary_version text,
        canary_percent integer check (canary_percent between 1 and 100),
        canary_salt text,
        canary_audience jsonb check (canary_audience is null or canary_version is not null),
        disabled boolean not null,
        set_by_hand boolean not null,
        moved_at timestamptz not null,
        check (num_nulls(canary_version, canary_percent, canary_salt) in (0, 3)),
        foreign key (remote, stable) references releases.versions (remote, version),
        foreign key (remote, fallback) references releases.versions (remote, version),
        foreign key (remote, canary_version) references releases.versions (remote, version)
      )`)
    this.addSql(`
      create table releases.previews (
        remote text not null,
        name text not null,
        version text not null,
        expires_at timestamptz not null,
        primary key (remote, name),
        foreign key (remote, version) references releases.versions (remote, version)
      )`)
    this.addSql(`
      create table releases.shells (
        version text primary key,
        manifest jsonb not null,
        seen_at timestamptz not null
      )`)
    this.addSql(`
      create table releases.live_state (
        id integer primary key check (id = 1),
        registry uuid not null,
        count integer not null
      )`)
    this.addSql('insert into releases.live_state (id, registry, count) values (1, gen_random_uuid(), 0)')
  }

  /** What a browser sees of a version before it is published: also of one that is refused, and so is none. */
  private createProofs(): void {
    this.addSql(`
      create table releases.under_proof (
        remote text primary key,
        version text not null,
        preview text not null,
        manifest jsonb not null,
        expires_at timestamptz not null
      )`)
    this.addSql(`
      create table releases.proofs (
        id uuid primary key,
        remote text not null,
        version text not null,
        verdict text not null check (verdict in ('proven', 'refused', 'not-proven')),
        made_at timestamptz not null,
        document text not null,
        signature text not null,
        public_key text not null
      )`)
    this.addSql('create index proofs_remote on releases.proofs (remote, made_at)')
  }

  /** How versions do in browsers: counters, no rows of single pages and nothing of anybody. */
  private createCanaryAnalysis(): void {
    this.addSql(`
      create table releases.beacon_counts (
        remote text not null,
        version text not null,
        step text not null check (step in ('minute', 'hour')),
        at timestamptz not null,
        measure text not null,
        count bigint not null,
        primary key (remote, version, step, at, measure)
      )`)
    this.addSql('create index beacon_counts_step on releases.beacon_counts (step, at)')
    this.addSql(`
      create table releases.beacon_faults (
        remote text not null,
        version text not null,
        kind text not null,
        error text not null,
        file text not null,
        line integer not null,
        "column" integer not null,
        callers jsonb not null,
        count bigint not null,
        last_at timestamptz not null,
        composition text not null,
        primary key (remote, version, kind, error, file, line, "column")
      )`)
    this.addSql(`
      create table releases.canary_trials (
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
        past_seconds integer not null,
        past_failures bigint not null,
        rolled_back_at timestamptz,
        reason text,
        primary key (remote, since)
      )`)
    this.addSql(`
      create table releases.canary_witnesses (
        remote text not null,
        since timestamptz not null,
        witness integer not null,
        pages integer not null default 1,
        primary key (remote, since, witness),
        foreign key (remote, since) references releases.canary_trials (remote, since) on delete cascade
      )`)
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

  /** What teams were told, and what is still on its way to them. */
  private createAlerts(): void {
    this.addSql(`
      create table releases.alerts (
        remote text not null,
        version text not null,
        cause text not null,
        raised_at timestamptz not null,
        primary key (remote, version, cause)
      )`)
    this.addSql(`
      create table releases.alert_deliveries (
        id uuid not null,
        kind text not null check (kind in ('mail', 'webhook')),
        address text not null,
        remote text not null,
        version text not null,
        cause text not null,
        reason text,
        pages integer,
        "of" integer,
        raised_at timestamptz not null,
        due_at timestamptz not null,
        attempts integer not null,
        primary key (id, kind, address)
      )`)
  }

  override down(): void {
    const analysis = ['canary_votes', 'canary_witnesses', 'canary_trials', 'beacon_faults', 'beacon_counts']
    const registry = [
      'proofs',
      'under_proof',
      'live_state',
      'shells',
      'previews',
      'remote_states',
      'owners',
      'team_apis',
      'version_signatures',
      'versions',
    ]
    const alerts = ['alert_deliveries', 'alerts']
    for (const table of [...alerts, ...analysis, ...registry, 'publish_keys', 'publish_tokens']) {
      this.addSql(`drop table releases.${table}`)
    }
  }
}
