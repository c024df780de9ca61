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
})
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

test('version keeps from which repository, commit and run it is, as the issuer says it and not the team', async () => {
  const sha = 'c0ffee0123456789c0ffee0123456789c0ffee01'
  const claims = { project_path: 'acme/rentals', sha, pipeline_id: '815', ref_path: 'refs/heads/main' }
  const token = await issuer.token(subject, registry.clock.now(), claims)
  const publish = (version: string, headers = {}) =>
    registry.publish(
      { ...rentals, token },
      { version, headers: { 'x-release-commit': 'bad0bad', ...headers } },
    )
  expect((await publish('2.0.0')).statusCode).toBe(201)
  const { commit, signature, provenance } = (await registry.get(rentals, 'rentals/versions/2.0.0')).json()
  expect([commit, signature.verified]).toEqual(['bad0bad', true])
  expect(provenance).toEqual({
    ...{ builder: issuer.url, subject, commit: sha, ref: 'refs/heads/main', workflow: null },
    repository: `${issuer.url}/acme/rentals`,
    run: `${issuer.url}/acme/rentals/-/pipelines/815`,
  })
  const listed = (await registry.get(rentals, 'rentals/versions')).json()
  expect(listed.versions).toContainEqual(expect.objectContaining({ version: '2.0.0', provenance }))

  const kept = await registry.team('rentals', rentals.key)
  expect((await registry.publish(kept, { version: '2.0.1' })).statusCode).toBe(201)
  expect((await publish('2.0.2', { 'x-release-from': 'https://staging.example' })).statusCode).toBe(201)
  for (const version of ['2.0.1', '2.0.2']) {
    expect((await registry.get(rentals, `rentals/versions/${version}`)).json().provenance).toBeNull()
  }
})

test('run of a pipeline publishes no other remote, and nothing that the team has not signed', async () => {
  expect((await registry.publish(rentals, { remote: 'matches' })).statusCode).toBe(403)
  const another = { ...(await registry.team('another')), remote: 'rentals', token: rentals.token }
  expect((await registry.publish(another, { version: '1.0.1' })).statusCode).toBe(403)
})
