import { resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { eventSchemas } from '@rafiq/contracts/events'
import { databaseServices, type EventAccess, eventAccess } from '@rafiq/database'
import { readSources } from './sources.ts'

const root = resolve(import.meta.dirname, '../..')

const readCode = (folder: string): string[] =>
  readSources(root, [folder], ['.ts'])
    .filter(({ path }) => !path.endsWith('.spec.ts'))
    .map(({ text }) => text)

/** Whether a file of a library has a class that the service names: its handlers are the service's then. */
const isUsedBy = (code: string) => (library: string) =>
  [...library.matchAll(/\bexport (?:abstract )?class (\w+)/g)].some(([, name]) =>
    new RegExp(`\\b${name}\\b`).test(code),
  )

/** What a service's code does with events, read from its calls and from the classes of `@rafiq/members` that it uses. */
function readAccess(service: string): EventAccess {
  const own = readCode(`services/${service}/src`).join('\n')
  const code = [own, ...readCode('libs/server/members/src').filter(isUsedBy(own))].join('\n')
  const found = (call: RegExp) => [
    ...new Set([...code.matchAll(call)].map(([, ...groups]) => groups.join(' '))),
  ]
  const consumes: Record<string, string[]> = {}
  for (const subscription of found(/\bevents\.subscribe\(\s*'([^']+)',\s*'([^']+)'/g)) {
    const [event = '', consumer = ''] = subscription.split(' ')
    consumes[event] = [...(consumes[event] ?? []), consumer]
  }
  for (const event of found(/^\s*@OnEvent\('([^']+)'/gm))
    consumes[event] = [...(consumes[event] ?? []), service]
  return {
    publishes: found(/\bevents\.publish\(\s*[\w.]+,\s*'([^']+)'/g),
    consumes,
    jobs: found(/\bdefineJob\(\s*'([^']+)'/g),
  }
}

const sorted = ({ publishes, consumes, jobs }: EventAccess) => ({
  publishes: [...publishes].sort(),
  consumes,
  jobs: [...jobs].sort(),
})

describe.each(databaseServices)('the grants on events, for the service %s', (service) => {
  test('are what its code publishes, consumes and works on', () => {
    expect(sorted(eventAccess[service])).toEqual(sorted(readAccess(service)))
  })

  test('name jobs of its own only', () => {
    expect(eventAccess[service].jobs.filter((job) => !job.startsWith(`${service}.`))).toEqual([])
  })
})

test('every event of the contracts has a publisher and a consumer, and there is no other', () => {
  const events = Object.keys(eventSchemas).sort()
  const all = Object.values(eventAccess)
  expect([...new Set(all.flatMap(({ publishes }) => publishes))].sort()).toEqual(events)
  expect([...new Set(all.flatMap(({ consumes }) => Object.keys(consumes)))].sort()).toEqual(events)
})
