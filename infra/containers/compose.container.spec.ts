import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { languageParameter } from '@rafiq/platform-contracts'
import { freePort, waitUntil } from '@rafiq/testing'
import { makeSecrets } from '../deployment/make-secrets.ts'
import { readCompose, readVariables, root, serviceNames } from '../deployment/tree.ts'
import { engineOf } from './engine.ts'

type Container = Readonly<{
  Config: { Labels: Record<string, string>; User: string }
  HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[] }
  State: { Status: string; ExitCode: number; Health?: { Status: string } }
}>

const engine = engineOf(process.env)
const project = 'rafiq-test'
const folder = mkdtempSync(join(tmpdir(), 'rafiq-compose-'))
const variables = {
  ...readVariables('infra/compose/.env.example'),
  ...makeSecrets(),
  SMTP_URL: `smtps://user:${makeSecrets().WITNESS_KEY}@smtp.example:465`,
  VERSION: process.env.VERSION ?? 'latest',
  PORT: String(await freePort()),
}
const url = `http://127.0.0.1:${variables.PORT}`
const remotes = readdirSync(join(root, 'apps')).filter((name) =>
  existsSync(join(root, 'apps', name, 'remote.config.ts')),
)
const { services } = readCompose('infra/compose/compose.yaml', variables)

/** The file's own name of the project is left out: Compose 1, which Debian has, does not know that it may have one. */
const compose = (...args: string[]): Promise<string> =>
  engine.compose(
    [
      ...['--project-name', project, '--project-directory', join(root, 'infra/compose')],
      ...['--env-file', join(folder, '.env'), '--file', '-', ...args],
    ],
    { input: readFileSync(join(root, 'infra/compose/compose.yaml'), 'utf8').replace(/^name: .*$/m, '') },
  )

/** Containers of the project by the name of their service. */
async function containers(): Promise<Record<string, Container>> {
  const ids = await engine.docker([
    'ps',
    '--all',
    '--quiet',
    '--filter',
    `label=com.docker.compose.project=${project}`,
  ])
  const inspected = JSON.parse(await engine.docker(['inspect', ...ids.split('\n')])) as Container[]
  return Object.fromEntries(inspected.map((one) => [one.Config.Labels['com.docker.compose.service'], one]))
}

const stateOf = ({ State: { Status, ExitCode, Health } }: Container): string =>
  Health ? Health.Status : `${Status} ${ExitCode}`

beforeAll(async () => {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  writeFileSync(join(folder, '.env'), lines.join('\n'), { mode: 0o600 })
  await compose('up', '--detach', '--no-build')
  await waitUntil(
    'the first publish has ended',
    async () => (await containers())['first-publish']?.State.Status === 'exited',
    { timeout: 300_000 },
  )
}, 600_000)

afterAll(async () => {
  await compose('down', '--volumes')
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

test('every container of the compose file is healthy or has done its work', async () => {
  const states = Object.entries(await containers()).map(([name, container]) => [name, stateOf(container)])
  const expected = Object.keys(services).map((name) => [
    name,
    services[name].restart === 'on-failure'
      ? 'exited 0'
      : services[name].healthcheck
        ? 'healthy'
        : 'running 0',
  ])
  expect(states.sort()).toEqual(expected.sort())
})

test('no container of the platform is root, has a capability or writes to its own files', async () => {
  const own = Object.entries(await containers()).filter(([name]) => !['postgres', 'redis'].includes(name))
  expect(own.length).toBeGreaterThan(serviceNames.length)
  for (const [, { Config, HostConfig }] of own) {
    expect(Config.User).toBe('node')
    expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] })
  }
})

test('the gateway of the compose file reaches every service, and refuses a profile without a session', async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const response = await fetch(`${url}/api/user/profile`)
  expect(response.status).toBe(401)
})

test.each([
  ['ar', 'rtl'],
  ['en', 'ltr'],
])('the first page of the compose file is there in %s', async (language, direction) => {
  const response = await fetch(`${url}/?${languageParameter}=${language}`)
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${language}"[^>]* dir="${direction}"`))
})

test('each remote of the image is published by the compose file', async () => {
  expect(await compose('logs', '--no-color', 'first-publish')).toContain(`Published ${remotes.join(', ')}.`)
})

test('a visitor’s page of the compose file names remotes, and each of them is served', async () => {
  const page = await (await fetch(`${url}/`)).text()
  const [, composition = '{}'] = /id="composition">(.*?)<\/script>/.exec(page) ?? []
  const { microFrontends } = JSON.parse(composition) as { microFrontends: Record<string, [{ url: string }]> }
  expect(remotes).toEqual(expect.arrayContaining(Object.keys(microFrontends)))
  expect(Object.keys(microFrontends)).toContain('onboarding')
  for (const [live] of Object.values(microFrontends)) {
    expect((await fetch(new URL(live.url, url))).status).toBe(200)
  }
})
