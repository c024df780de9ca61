import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { admitShownSql } from '../../../services/users/src/matches/admit-shown.sql.ts'
import { type Admission, admitStepByStep } from './admit-step-by-step.ts'

/** Milliseconds of one admission of fifty people to a viewer's record, each way. */
export interface MeasuredAdmission {
  ours: number[]
  steps: number[]
}

const members = 5_000
const shown = 50
const limit = 150
const day = '2026-01-15'

/** The tables that an admission reads and writes, with members in them. */
async function loadMembers(client: pg.Client): Promise<string[]> {
  await client.query(`
    drop schema if exists users cascade;
    create schema users;
    create table users.members (
      id uuid primary key, photo_id uuid, phone_share_consent boolean not null
    );
    create table users.shown_people (
      viewer_id uuid not null references users.members on delete cascade,
      person_id uuid not null references users.members on delete cascade,
      seen_at timestamptz not null, profile_on date, photo_on date, phone_on date,
      primary key (viewer_id, person_id)
    ) with (fillfactor = 85);
    create index shown_people_person on users.shown_people (person_id);
    create table users.view_counts (
      member_id uuid not null references users.members on delete cascade,
      day date not null, profile integer not null, photo integer not null, phone integer not null,
      primary key (member_id, day)
    ) with (fillfactor = 85)`)
  const ids = Array.from({ length: members }, () => randomUUID())
  await client.query(
    `insert into users.members
     select id, case when nth % 2 = 0 then gen_random_uuid() end, nth % 3 = 0
     from unnest($1::uuid[]) with ordinality as given (id, nth)`,
    [ids],
  )
  await client.query('analyze users.members')
  return ids
}

/** @param viewers each looks twice: at people who are new to the record, and at the same again */
export async function measureAdmission(client: pg.Client, viewers: number): Promise<MeasuredAdmission> {
  const ids = await loadMembers(client)
  const now = new Date(`${day}T12:00:00Z`)
  const since = new Date(now.getTime() - 86_400_000)
  const measured: MeasuredAdmission = { ours: [], steps: [] }
  for (let viewer = 0; viewer < viewers; viewer += 1) {
    const people = ids.slice(100 + viewer, 100 + viewer + shown)
    const [one = '', other = ''] = [ids[members - 1 - 2 * viewer], ids[members - 2 - 2 * viewer]]
    for (let look = 0; look < 2; look += 1) {
      const admission = { people, now: now.toISOString(), since: since.toISOString(), limit, day }
      // In turns, so that both meet the same machine.
      measured.ours.push(await timed(client, () => admitAtOnce(client, { viewer: one, ...admission })))
      measured.steps.push(await timed(client, () => admitStepByStep(client, { viewer: other, ...admission })))
    }
  }
  return measured
}

const admitAtOnce = (client: pg.Client, { viewer, people, now, since, limit, day }: Admission) =>
  client.query(admitShownSql, [viewer, people, now, since, limit, day, true, true, true])

/** Without the commit, which waits for the disk whatever was written. */
async function timed(client: pg.Client, work: () => Promise<unknown>): Promise<number> {
  await client.query('begin')
  const start = performance.now()
  await work()
  const milliseconds = performance.now() - start
  await client.query('commit')
  return milliseconds
}
