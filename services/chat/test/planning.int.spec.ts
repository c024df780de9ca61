import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { explainMessage, storeMessage, storeMessages } from '../src/messages/insert-messages.sql.ts'
import { planning } from '../src/messages/message-pool.ts'
import { ChatService } from './chat-service.ts'

let chat: ChatService
let client: pg.Client

beforeAll(async () => {
  chat = await ChatService.start()
  client = new pg.Client(chat.database.urlFor('chat'))
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await chat?.stop()
})

/** How a statement is carried out by a connection that planned it while the tables were empty. */
async function planOf(text: string): Promise<string[]> {
  for (const setting of planning) await client.query(`set ${setting}`)
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
  return rows.map((row) => row['QUERY PLAN'])
}

const statements = [storeMessages, storeMessage, explainMessage]

test.each(statements)('planned over empty tables, $name still uses index scans only', async ({ text }) => {
  const plan = await planOf(text)
  expect(plan.join('\n')).toMatch(/ on (messages|rooms)/)
  expect(plan.filter((line) => /hashed SubPlan|Seq Scan|Hash Join|Merge Join/.test(line))).toEqual([])
  const scans = plan.flatMap((line, index) => (/Index (Only )?Scan/.test(line) ? [index] : []))
  for (const index of scans) expect(plan[index + 1]).toMatch(/Index Cond/)
})
