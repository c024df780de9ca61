import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Opened } from '@rafiq/testing'
import product from '../../libs/product/configuration/product.json' with { type: 'json' }
import { type Caller, callers } from './answers.ts'
import { askAs, pathOf } from './ask-as.ts'
import { tableProblems } from './compare-tables.ts'
import { Fixtures } from './fixtures.ts'
import { type Platform, startPlatform } from './platform.ts'
import { socketEvents } from './route-table.ts'
import { type ServiceName, serviceNames } from './rows/services.ts'
import { tables } from './rows/tables.ts'

const opened = new Opened()
let platform: Platform
let fixtures: Fixtures

beforeAll(async () => {
  platform = await startPlatform(opened)
  fixtures = await Fixtures.make(platform)
})
afterAll(() => opened.close())

describe.each(serviceNames)('the %s service', (service) => {
  const rows = Object.entries(tables[service])

  test('has a row for each of its routes, and no other', () => {
    const routes = [...platform.routes[service], ...socketEvents(platform.apps[service])]
    expect(tableProblems(service, routes, tables[service])).toEqual([])
  })

  test('has for each internal route the services that may call it', () => {
    const internal = rows.filter(([key]) => pathOf(key).startsWith('/internal/'))
    expect(internal.filter(([, { answers }]) => !answers.services).map(([key]) => key)).toEqual([])
  })

  test('has no internal route that the gateway leads to', () => {
    const internal = rows.map(([key]) => pathOf(key)).filter((path) => path.startsWith('/internal/'))
    const led = new Set(product.api.map(({ path }) => path))
    expect(internal.filter((path) => led.has(path))).toEqual([])
  })

  test.each(rows)('%s', async (key, row) => {
    const asked = { service, key, row }
    const answers: Partial<Record<Caller, number>> = {}
    for (const caller of callers) answers[caller] = await askAs(caller, { platform, fixtures }, asked)
    const services: Partial<Record<ServiceName, number>> = {}
    for (const caller of row.answers.services ? serviceNames : []) {
      services[caller] = await askAs({ service: caller }, { platform, fixtures }, asked)
    }
    expect({ ...answers, ...(row.answers.services && { services }) }).toEqual(row.answers)
  })
})
