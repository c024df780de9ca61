import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { languageParameter } from '@rafiq/platform-contracts'
import { freePort, waitUntil } from '@rafiq/testing'
import { execa } from 'execa'
import { codeBlocks } from '../checks/code-blocks.ts'
import { makeSecrets } from '../deployment/make-secrets.ts'
import { readCompose, readVariables, root, serviceNames } from '../deployment/tree.ts'
import { cleanEnvironment } from '../local/environment.ts'
import { engineOf } from './engine.ts'

type Container = Readonly<{
  Config: { Labels: Record<string, string>; User: string }
  HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[] }
  State: { Status: string; ExitCode: number; Health?: { Status: string } }
}>

/** Milliseconds: for what never comes, and no measure. */
const hang = 600_000

const engine = engineOf(process.env)
const composeCommand = await engine.composeCommand()
const project = 'rafiq-test'
const port = await freePort()
const prometheusPort = await freePort()
const url = `http://127.0.0.1:${port}`
const { services } = readCompose('infra/compose/compose.yaml', {
  ...readVariables('infra/compose/.env.example'),
  ...makeSecrets(),
})
const remotes = readdirSync(join(root, 'apps')).filter((name) =>
  existsSync(join(root, 'apps', name, 'remote.config.ts')),
)
const guide = readFileSync(join(root, 'docs/guides/operator.md'), 'utf8')

/** Where the operator types: the files of the tree that the compose file reads. */
const folder = mkdtempSync(join(tmpdir(), 'rafiq-operator-'))

/** The blocks of commands under a heading of the guide. */
function blocksUnder(heading: string): string[] {
  const [, text = ''] = guide.split(`\n${heading}\n`)
  return codeBlocks(text.split(/\n##+ /)[0] ?? '')
}

/** Types what the guide says, but for what takes this machine's image and ports. @returns what it printed, errors too */
async function type(commands: string): Promise<string> {
  const here = commands
    .replaceAll('docker compose', composeCommand)
    .replaceAll('up --build', 'up --no-build')
    .replaceAll('npm run', `npm --prefix ${root} run`)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`)
  const { all } = await execa('sh', ['-ec', here], {
    cwd: folder,
    env: { ...cleanEnvironment(engine.environment), COMPOSE_PROJECT_NAME: project },
    extendEnv: false,
    all: true,
    timeout: hang,
  })
  return all
}

const compose = (args: string): Promise<string> =>
  type(`docker compose -f infra/compose/compose.yaml -f infra/compose/observability.yaml ${args}`)

/** A statement of the administrator. @returns what psql prints */
const sql = (statement: string): Promise<string> =>
  compose(`exec -T postgres psql -U postgres -d rafiq -Atc "${statement}"`)

/** Containers of the project by the name of their service, without those of a single command. */
async function containers(): Promise<Record<string, Container>> {
  const filter = `label=com.docker.compose.project=${project}`
  const ids = await engine.docker(['ps', '--all', '--quiet', '--filter', filter])
  const inspected = JSON.parse(await engine.docker(['inspect', ...ids.split('\n')])) as Container[]
  return Object.fromEntries(inspected.map((one) => [one.Config.Labels['com.docker.compose.service'], one]))
}

const firstPublishEnded = () =>
  waitUntil(
    'the first publish has ended',
    async () => (await containers())['first-publish']?.State.Status === 'exited',
    { timeout: hang },
  )

const [prepare = '', start = '', firstAdmin = ''] = blocksUnder('## One host')
const [watch = ''] = blocksUnder('### Watch it')
const [often = '', nightly = '', restore = ''] = blocksUnder('### Back it up')

beforeAll(async () => {
  for (const part of ['infra/compose', 'infra/observability/prometheus']) {
    mkdirSync(join(folder, part, '..'), { recursive: true })
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.endsWith('/.env'),
    })
  }
  // Compose 1, which Debian has, does not know that the file may name the project.
  const file = join(folder, 'infra/compose/compose.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, ''))
  await type(prepare)
  const own = {
    SMTP_URL: `smtps://user:${makeSecrets().WITNESS_KEY}@smtp.example:465`,
    VERSION: process.env.VERSION,
    PORT: port,
    PROMETHEUS_PORT: prometheusPort,
  }
  const lines = Object.entries(own).map(([name, value]) => `${name}=${value}\n`)
  appendFileSync(join(folder, 'infra/compose/.env'), lines.join(''))
  await type(start)
  await firstPublishEnded()
}, hang)

afterAll(async () => {
  await compose('down --volumes')
  rmSync(folder, { recursive: true, force: true })
}, hang)

describe('the compose file, started as the guide says', () => {
  test('has every container healthy or done', async () => {
    const stateOf = ({ State: { Status, ExitCode, Health } }: Container) =>
      Health ? Health.Status : `${Status} ${ExitCode}`
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

  test('has no container of the platform that is root, has a capability or writes to its own files', async () => {
    const own = Object.entries(await containers()).filter(([name]) => !['postgres', 'redis'].includes(name))
    expect(own.length).toBeGreaterThan(serviceNames.length)
    for (const [, { Config, HostConfig }] of own) {
      expect(Config.User).toBe('node')
      expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] })
    }
  })

  test('has a gateway that reaches every service, and refuses a profile without a session', async () => {
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await fetch(`${url}/api/user/profile`)).status).toBe(401)
  })

  test.each([
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ])('answers with the first page in %s', async (language, direction) => {
    const response = await fetch(`${url}/?${languageParameter}=${language}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${language}"[^>]* dir="${direction}"`))
  })

  test('has published each remote of the image', async () => {
    expect(await compose('logs --no-color first-publish')).toContain(`Published ${remotes.join(', ')}.`)
  })

  test('has a first page that names remotes, each of which is served', async () => {
    const page = await (await fetch(`${url}/`)).text()
    const [, composition = '{}'] = /id="composition">(.*?)<\/script>/.exec(page) ?? []
    const { microFrontends } = JSON.parse(composition) as {
      microFrontends: Record<string, [{ url: string }]>
    }
    expect(remotes).toEqual(expect.arrayContaining(Object.keys(microFrontends)))
    expect(Object.keys(microFrontends)).toContain('onboarding')
    for (const [live] of Object.values(microFrontends)) {
      expect((await fetch(new URL(live.url, url))).status).toBe(200)
    }
  })

  test('makes nobody an admin who has not registered', async () => {
    await expect(type(firstAdmin)).rejects.toThrow('Nobody has the address')
  })
})

test(
  'Prometheus beside the compose file reads every service',
  async () => {
    await type(watch)
    const up = async (): Promise<string[]> => {
      const query = `http://127.0.0.1:${prometheusPort}/api/v1/query?query=up`
      const { data } = (await (await fetch(query)).json()) as {
        data: { result: { metric: { service?: string; instance: string }; value: [number, string] }[] }
      }
      return data.result.filter(({ value }) => value[1] === '1').map(({ metric }) => metric.instance)
    }
    await waitUntil('Prometheus has read them all', async () => (await up()).length === serviceNames.length, {
      timeout: hang,
    })
  },
  hang,
)

test(
  'a host that is lost comes back from its backup with what was written after it',
  async () => {
    await sql('create table public.kept (told text)')
    await sql(`insert into public.kept values ('before the backup')`)
    await type(`mkdir -p backup; ${nightly}`)
    await sql(`insert into public.kept values ('after it')`)
    // Else it would be in the archive within five minutes.
    const segment = await sql('select pg_walfile_name(pg_switch_wal())')
    await waitUntil(
      'the log of changes is archived',
      async () => (await sql('select last_archived_wal from pg_stat_archiver')).trim() >= segment.trim(),
    )
    await type(often)
    await compose('down --volumes')
    rmSync(join(folder, 'infra/compose/.env'))

    await type(restore)
    await firstPublishEnded()
    expect((await sql('select told from public.kept order by 1')).trim().split('\n')).toEqual([
      'after it',
      'before the backup',
    ])
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await compose('logs --no-color first-publish')).toContain('Every remote has a version already.')
  },
  2 * hang,
)
