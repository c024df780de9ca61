import { withClient } from '@rafiq/database'
import type { Client } from 'pg'
import type { StoredWrites } from './check-writes.ts'

/** What PostgreSQL has of the writers, as an administrator sees it. A block counts as it is where it came last: for the chat. */
export const readStored = (adminUrl: string, writers: readonly string[]): Promise<StoredWrites> =>
  withClient(adminUrl, async (client) => {
    const ids = async (sql: string) =>
      new Set((await ask<{ id: string }>(client, sql, writers)).map(({ id }) => id))
    const values = async (sql: string) =>
      new Map(
        (await ask<{ subject: string; value: string }>(client, sql, writers)).map(({ subject, value }) => [
          subject,
          value,
        ]),
      )
    const requests = 'select id from moderation.member_requests where member_id = any($1)'
    return {
      entries: {
        message: await ids('select id from chat.messages where sender_id = any($1)'),
        contact: await ids(
          `select concat(user_id, ' ', matched_user_id) as id from connections.connections where matched_user_id = any($1)`,
        ),
        request: await ids(requests),
        withdrawal: await ids(`${requests} and status = 'withdrawn'`),
      },
      values: {
        bio: await values('select id as subject, bio as value from users.members where id = any($1)'),
        block: await values(
          'select blocker_id as subject, blocked::text as value from chat.blocks where blocker_id = any($1)',
        ),
      },
    }
  })

/** Blocks on which the chat, the connections and the users service do not agree. */
export const countDisagreements = (adminUrl: string, writers: readonly string[]): Promise<number> =>
  withClient(adminUrl, async (client) => {
    const [row] = await ask<{ differing: number }>(
      client,
      `select count(*)::integer as differing
       from users.blocks
       left join chat.blocks as chat using (blocker_id, blocked_id)
       left join connections.blocks as connections using (blocker_id, blocked_id)
       where blocker_id = any($1)
         and (chat.blocked is distinct from (lifted_at is null)
           or connections.blocked is distinct from (lifted_at is null))`,
      writers,
    )
    return row?.differing ?? 0
  })

const ask = async <Row>(client: Client, sql: string, writers: readonly string[]): Promise<Row[]> =>
  (await client.query(sql, [writers])).rows as Row[]
