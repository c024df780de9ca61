import { expect, test } from '@jest/globals'
import { migrates, serviceNames, settingsOf } from './tree.ts'

/** PostgreSQL allows 100 by default and keeps three of them for administrators; a deployment migrates, somebody looks. */
const allowed = 100 - 3 - 6
const pools = ['DATABASE_POOL', 'EVENTS_POOL', 'MESSAGES_POOL']

/** What a process of this service opens at most by default: its pools, and a connection that listens beside the queues'. */
async function budgetOf(service: string): Promise<number> {
  const { shape } = await settingsOf(service)
  const found = pools.filter((pool) => pool in shape)
  const sizes = found.map((pool) => Number(shape[pool]?.parse(undefined)))
  return sizes.reduce((sum, size) => sum + size, 'EVENTS_POOL' in shape ? 1 : 0)
}

test('the connections of two whole sets of services fit into what PostgreSQL allows', async () => {
  const budgets = await Promise.all(
    serviceNames.filter(migrates).map(async (name) => [name, await budgetOf(name)]),
  )
  expect(budgets).toEqual([
    ['chat', 17],
    ['connections', 7],
    ['moderation', 7],
    ['releases', 4],
    ['users', 10],
  ])
  const set = budgets.reduce((sum, [, budget]) => sum + Number(budget), 0)
  expect(2 * set).toBeLessThanOrEqual(allowed)
})
