import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Issuer } from './issuer.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

const subject = 'project_path:acme/rentals:ref_type:branch:ref:main'
let issuer: Issuer
let registry: RunningRegistry
/** What it publishes with is the token of a run. */
let rentals: Team

beforeAll(async () => {
  issuer = await Issuer.start()
  const issuers = [{ issuer: issuer.url, remotes: { rentals: [subject] } }]
  registry = await RunningRegistry.start(undefined, undefined, { PUBLISH_ISSUERS: JSON.stringify(issuers) })
  const token = await issuer.token(subject, registry.clock.now())
  rentals = { ...(await registry.team('rentals')), token }
}, 60_000)
afterAll(async () => {
  await registry?.stop()
  await issuer?.stop()
})

test('run of a pipeline publishes its remote without a kept token, and the trail names its subject', async () => {
  expect((await registry.publish(rentals)).statusCode).toBe(201)
  const { entries } = (await registry.get(rentals, 'rentals/history')).json()
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'publish', actor: `run:${subject}`, version: '1.0.0' }),
  )
})

test('run of a pipeline publishes no other remote, and nothing that the team has not signed', async () => {
  expect((await registry.publish(rentals, { remote: 'matches' })).statusCode).toBe(403)
  const another = { ...(await registry.team('another')), remote: 'rentals', token: rentals.token }
  expect((await registry.publish(another, { version: '1.0.1' })).statusCode).toBe(403)
})
