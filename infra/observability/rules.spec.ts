import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readSources } from '../checks/sources.ts'
import { root, serviceNames } from '../deployment/tree.ts'
import { alertCases } from './alert-cases.ts'
import { alerts } from './alerts.ts'
import { sloRecordings } from './burn-rate.ts'
import { dashboards } from './dashboards.ts'
import { files } from './files.ts'
import { exportedMetrics, metricsIn } from './metric-names.ts'
import { promtool } from './promtool.ts'
import { runbookOf } from './rule.ts'
import { writeRuleTests } from './rule-tests.ts'
import { toRules } from './rules.ts'
import { isQuery, runbookCommands } from './runbook-commands.ts'
import { slos } from './slos.ts'

const run = promisify(execFile)
const rules = alerts(serviceNames)
const recordings = sloRecordings(slos)
const queries = [
  ...dashboards.flatMap(({ panels }) => panels.flatMap((panel) => Object.values(panel.queries))),
  ...runbookCommands().flatMap(({ text }) => (isQuery(text) ? [text] : [])),
]
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** `up` is Prometheus' own. */
const known = new Set([
  'up',
  ...recordings.map(({ record }) => record),
  ...exportedMetrics(
    readSources(root, ['services', 'libs/server/service-kit'], ['.ts']).filter(
      ({ path }) => path.includes('/src/') && !path.endsWith('.spec.ts'),
    ),
    globSync('node_modules/prom-client/lib/metrics/*.js', { cwd: root }).map(read),
  ),
])

describe('rules and dashboards', () => {
  test.each([...files(serviceNames)])('file %s is as `npm run observability` makes it', (path, text) => {
    expect(read(path)).toBe(text)
  })

  test('read no metric that no service exports', () => {
    const expressions = [...rules, ...recordings].map(({ expr }) => expr)
    const read = [...expressions, ...queries].flatMap(metricsIn)
    expect(read.length).toBeGreaterThan(50)
    expect(read.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('runbook', () => {
  test.each(rules.map((alert) => [alert.alert, runbookOf(alert)]))('of %s says what to do', (name, path) => {
    const text = read(path)
    expect(text).toMatch(new RegExp(`^# ${name}\n`))
    const parts = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
    expect(parts).toEqual(['What it means', 'What members notice', 'Look', 'Do', 'Escalate'])
  })

  test('is there for alerts that there are, and no others', () => {
    expect(globSync('docs/runbooks/*.md', { cwd: root }).toSorted()).toEqual(
      [...rules.map(runbookOf), 'docs/runbooks/README.md'].toSorted(),
    )
  })
})

test('every alert has a past in which it fires, and one in which it does not', () => {
  const firing = (fires: boolean) =>
    new Set(alertCases.filter(({ firing }) => firing > 0 === fires).map(({ alert }) => alert))
  expect(rules.filter(({ alert }) => !firing(true).has(alert))).toEqual([])
  expect(rules.filter(({ alert, severity }) => severity !== 'none' && !firing(false).has(alert))).toEqual([])
})

const program = await promtool(join(root, 'node_modules/.cache/prometheus'))
const suite = program === undefined ? describe.skip : describe

suite('rules by promtool (skipped where it is neither installed nor to be had from Debian)', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rafiq-rules-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const ask = (...args: string[]) => run(program ?? '', args)

  test('promtool takes the rules, and a configuration that loads them', async () => {
    const { stdout } = await ask('check', 'config', join(root, 'infra/observability/prometheus/compose.yaml'))
    expect(stdout).toContain(`SUCCESS: ${rules.length + recordings.length} rules found`)
  })

  test('promtool takes every query of the dashboards and runbooks', async () => {
    const path = join(folder, 'queries.yaml')
    const asRules = queries.map((expr, index) => ({ record: `query:${index}`, expr }))
    await writeFile(path, JSON.stringify({ groups: [{ name: 'queries', rules: asRules }] }))
    expect((await ask('check', 'rules', path)).stdout).toContain(`SUCCESS: ${queries.length} rules found`)
  })

  const { groups } = toRules(serviceNames)

  test('promtool finds each alert firing, and silent, in the pasts where it should be', async () => {
    await ask('test', 'rules', ...(await writeRuleTests(join(folder, 'right'), groups, alertCases)))
  })

  test('promtool finds an alert that does not fire where it should', async () => {
    const wrong = alertCases
      .filter(({ alert }) => alert === 'DeadLetters')
      .map((one) => ({ ...one, firing: one.firing + 1 }))
    const paths = await writeRuleTests(join(folder, 'wrong'), groups, wrong)
    await expect(ask('test', 'rules', ...paths)).rejects.toMatchObject({ code: 1 })
  })
})
