import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { withClient } from '@rafiq/database'
import { createTestDatabase, type TestDatabase, type TestRedis, testRedis } from '@rafiq/testing'
import { readSources } from '../checks/sources.ts'
import { readManifests, root, serviceNames } from '../deployment/tree.ts'
import {
  composeServiceOf,
  isQuery,
  kubectlOf,
  redisCallOf,
  runbookCommands,
  sqlOf,
} from './runbook-commands.ts'

const commands = runbookCommands()
/** The commands of a kind: the runbook, the command's first line, and what that kind has of it. */
const having = <Part>(part: (text: string) => Part | undefined) =>
  commands.flatMap(({ runbook, text }): [runbook: string, line: string, Part][] => {
    const found = part(text)
    return found === undefined ? [] : [[runbook, text.replace(/\n.*/s, ''), found]]
  })

let database: TestDatabase
let redis: TestRedis

beforeAll(async () => {
  database = await createTestDatabase()
  redis = testRedis()
})
afterAll(async () => {
  await redis.close()
  await database.drop()
})

test('runbooks hold no command of a kind that no test here runs or looks up', () => {
  const others = commands.filter(
    ({ text }) =>
      ![sqlOf, redisCallOf, kubectlOf, composeServiceOf].some((part) => part(text) !== undefined) &&
      !isQuery(text) &&
      text !== 'df -h',
  )
  expect(commands.length).toBeGreaterThan(30)
  expect(others).toEqual([])
})

test.each(having(sqlOf))('runbook %s has statements that PostgreSQL takes: %s', async (_, __, sql) => {
  await withClient(database.adminUrl, (client) => client.query(sql))
})

/** What `redis-cli` does by itself, over and over; its name is in its help. */
const watches = (words: readonly string[]) => words[0]?.startsWith('--')

test.each(having(redisCallOf).filter(([, , { words }]) => !watches(words)))(
  'runbook %s has a command that Redis takes, and whose answer has what is searched for: %s',
  async (_, __, { words: [name = '', ...args], sought }) => {
    const answer = JSON.stringify(await redis.client.call(name, ...args))
    for (const word of sought) expect(answer).toContain(word)
  },
)

describe('of a cluster', () => {
  const files = serviceNames.map((name) => `infra/kubernetes/base/${name}.yaml`)
  const deployments = files.flatMap((file) => readManifests(file)).filter(({ kind }) => kind === 'Deployment')
  const sources = (service: string) =>
    readSources(root, [`services/${service}/src`, 'libs/server/service-kit/src'], ['.ts'])
      .map(({ text }) => text)
      .join()

  test.each(having(kubectlOf).filter(([, , { app }]) => app !== undefined))(
    'runbook %s asks for a deployment that there is, and for a line that its service logs: %s',
    (_, __, { app = '', sought }) => {
      const found = deployments.find(({ metadata }) => metadata.name === app)
      expect(found?.spec.template.metadata.labels.app).toBe(app)
      const code = sources(app).toLowerCase()
      for (const words of sought) expect(code).toContain(words.toLowerCase())
    },
  )

  test.each(having(composeServiceOf))(
    'runbook %s asks for a service of the compose file: %s',
    (_, __, name) => {
      const text = readFileSync(join(root, 'infra/compose/compose.yaml'), 'utf8')
      expect(text).toMatch(new RegExp(`^  ${name}:$`, 'm'))
    },
  )
})

test('a dead letter goes back to its queue once, with the settings of that', async () => {
  const [, , again] = having(sqlOf).find(([, , sql]) => sql.includes('insert into events.job')) ?? []
  const queue = 'users.send-mail'
  const count = (name: string) =>
    database.query('select data, retry_limit from events.job where name = $1', [name])
  await database.query(`insert into events.job (name, data) values ($1, '{"mail": "one"}')`, [
    `${queue}.dead`,
  ])
  await withClient(database.adminUrl, (client) => client.query(again ?? ''))
  const [{ retry_limit } = {}] = await database.query(
    'select retry_limit from events.queue where name = $1',
    [queue],
  )
  expect(await count(queue)).toEqual([{ data: { mail: 'one' }, retry_limit }])
  expect(await count(`${queue}.dead`)).toEqual([])
})
