import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { databaseRoles, leastPostgres } from '@rafiq/database'
import { makeSecrets } from './make-secrets.ts'
import {
  addressesIn,
  faultsOf,
  migrates,
  readCompose,
  readVariables,
  root,
  serviceNames,
  settingErrorsOf,
} from './tree.ts'

const example = readVariables('infra/compose/.env.example')
const compose = (variables: Record<string, string>) => readCompose('infra/compose/compose.yaml', variables)
const { services, volumes, networks } = compose(example)
const filledIn = {
  ...example,
  ...makeSecrets(),
  SMTP_URL: `smtps://user:${makeSecrets().WITNESS_KEY}@smtp.example:465`,
}

describe.each(serviceNames)('%s', (name) => {
  const service = services[name]

  test('runs its own program with settings that it takes', async () => {
    expect(service.command).toEqual([`services/${name}/dist/bundle/main.js`])
    expect(service.environment.NODE_ENV).toBe('production')
    expect(await faultsOf(name, service.environment)).toEqual([])
  })

  test('starts on secrets that were made for it, and refuses each of the example', async () => {
    const secrets = Object.keys(service.environment).filter((setting) =>
      /CREDENTIAL|CALLERS|KEYS?$|^(DATABASE|REDIS|SMTP)_URL/.test(setting),
    )
    expect(await settingErrorsOf(name, compose(filledIn).services[name].environment)).toEqual([])
    const settingErrors = await settingErrorsOf(name, service.environment)
    expect(secrets.filter((setting) => !settingErrors.some((one) => one.includes(` ${setting} `)))).toEqual(
      [],
    )
  })

  test('has the addresses of services that are there', () => {
    for (const { hostname, port } of addressesIn(service.environment)) {
      expect(services[hostname].environment.PORT).toBe(port)
    }
  })

  test('starts on a schema of its own version', () => {
    if (!migrates(name)) return
    expect(service.depends_on[`migrate-${name}`]).toEqual({ condition: 'service_completed_successfully' })
    const { command, environment, depends_on } = services[`migrate-${name}`]
    expect(command).toEqual([`services/${name}/dist/bundle/migrate.js`])
    expect(environment.DATABASE_URL).toBe(service.environment.DATABASE_URL)
    expect(depends_on).toEqual({ 'prepare-database': { condition: 'service_completed_successfully' } })
  })

  test('is closed to the host and the internet, but for the gateway’s port on loopback', () => {
    expect(service.ports ?? []).toEqual(name === 'gateway' ? ['127.0.0.1:8080:8080'] : [])
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(service.networks).toContain('inside')
  })
})

test('a shell is kept before the gateway serves it, which itself writes to no storage', () => {
  const { gateway, 'keep-shell': keeper } = services
  expect(gateway.depends_on['keep-shell']).toEqual({ condition: 'service_completed_successfully' })
  expect(gateway.volumes).toEqual(['storage:/storage:ro'])
  const { SHELL_DIR, STORAGE_DIR } = gateway.environment
  expect(keeper).toMatchObject({
    command: ['services/gateway/dist/bundle/keep-shell.js'],
    environment: { SHELL_DIR, STORAGE_DIR },
    volumes: ['storage:/storage'],
    cap_drop: ['ALL'],
  })
})

test('a first publish of the remotes of the image comes after the services that it needs', () => {
  const { 'first-publish': job, releases } = services
  expect(job.command).toEqual(['--conditions=rafiq-source', 'infra/first-publish/main.ts'])
  expect(job.environment).toEqual({
    DATABASE_URL: releases.environment.DATABASE_URL,
    RELEASES_URL: `http://gateway:${services.gateway.environment.PORT}`,
  })
  const healthy = { condition: 'service_healthy' }
  expect(job.depends_on).toEqual({ gateway: healthy, releases: healthy })
})

test('PostgreSQL and Redis are of versions that the platform starts on, and PostgreSQL keeps its data', () => {
  expect(Number(services.postgres.image.split(':')[1])).toBeGreaterThanOrEqual(leastPostgres)
  // Services refuse an older one at their start (`service-kit/src/redis/least-redis.ts`).
  expect(Number(services.redis.image.split(':')[1])).toBeGreaterThanOrEqual(7)
  // The folder below it, which the images before 18 kept data in, is not what these write to.
  expect(services.postgres.volumes).toEqual(['postgres:/var/lib/postgresql'])
})

describe('with buckets in place of volumes', () => {
  const overlay = readCompose('infra/compose/s3.yaml', filledIn).services
  const environmentOf = (name: string): Record<string, string> => {
    const merged: Record<string, string> = { ...services[name].environment, ...overlay[name].environment }
    return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
  }

  test.each(['users', 'releases', 'gateway'])('%s has settings that it takes, and a key', async (name) => {
    expect(await faultsOf(name, environmentOf(name))).toEqual([])
    expect(await settingErrorsOf(name, environmentOf(name))).toContainEqual(
      expect.stringContaining(' S3_SECRET_ACCESS_KEY '),
    )
  })

  test('photos have a bucket and a key of their own, and the gateway reads with another key than writes', () => {
    const [users, writer, reader] = ['users', 'releases', 'gateway'].map(environmentOf)
    expect(users?.S3_BUCKET).not.toBe(writer?.S3_BUCKET)
    expect(reader?.S3_BUCKET).toBe(writer?.S3_BUCKET)
    expect(overlay['keep-shell'].environment).toEqual(overlay.releases.environment)
    for (const one of ['users', 'releases', 'gateway', 'keep-shell']) {
      expect(overlay[one].networks ?? services[one].networks).toContain('outside')
    }
  })
})

test('Prometheus beside the platform is open to loopback alone, and reads files of the tree', () => {
  const { prometheus } = readCompose('infra/compose/observability.yaml', filledIn).services
  expect(prometheus.ports).toEqual(['127.0.0.1:9090:9090'])
  const files = prometheus.volumes.filter((volume: string) => volume.startsWith('..'))
  expect(files).toHaveLength(2)
  for (const volume of files) expect(existsSync(join(root, 'infra/compose', volume.split(':')[0]))).toBe(true)
})

test('photos lie in a volume that the users service alone sees', () => {
  const users = Object.entries<{ volumes?: string[] }>(services).filter(([, { volumes = [] }]) =>
    volumes.some((volume) => volume.startsWith('photos:')),
  )
  expect(users.map(([name]) => name)).toEqual(['users'])
  expect(services.users.volumes).toEqual(['photos:/storage'])
})

test('no secret of the operator’s enters the image', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  expect(ignored).toEqual(
    expect.arrayContaining(['**/.env', '**/.env.*', '**/*.pem', '**/secrets.yaml', '.data']),
  )
})

test('every secret of the example is made by `npm run secrets`', () => {
  const lines = readFileSync(join(root, 'infra/compose/.env.example'), 'utf8').split('# secrets\n')[1] ?? ''
  expect(lines.match(/^\w+(?==)/gm)?.sort()).toEqual(Object.keys(makeSecrets()).sort())
})

test('every role of the database has a password', () => {
  const names = Object.keys(services['prepare-database'].environment)
  expect(names.sort()).toEqual(
    ['ADMIN_URL', ...databaseRoles.map((role) => `PASSWORD_${role.toUpperCase()}`)].sort(),
  )
})

test('compose files name existing files and services', () => {
  const all = Object.values<{ volumes?: string[]; networks: string[]; depends_on?: object }>(services)
  const named = all.flatMap((service) => (service.volumes ?? []).map((volume) => volume.split(':')[0]))
  expect(named.filter((volume) => !(volume && volume in volumes))).toEqual([])
  expect(all.flatMap((service) => service.networks).filter((network) => !(network in networks))).toEqual([])
  expect(
    all.flatMap(({ depends_on }) => Object.keys(depends_on ?? {})).filter((name) => !(name in services)),
  ).toEqual([])
  expect(networks.inside.internal).toBe(true)
})
