import { expect, test } from '@jest/globals'
import { requirements, securityCounts, securityProblems } from './security-requirements.ts'

const evidence = {
  specs: [{ path: 'services/a.spec.ts', text: "test('login refuses a wrong password', () => {})" }],
  documents: [{ path: 'docs/security.md', text: '## Keys\n\n### Photo links\n' }],
  exists: (path: string) => path === 'infra/compose/compose.yaml',
}
const good = '`services/a.spec.ts › login refuses a wrong password`'
const asks = 'What the requirement asks for'
const row = (number: string, level: string, state = 'met', heldBy = good) =>
  `| ${number} | ${level} | ${asks} | ${state} | ${heldBy} |\n`
const head = '| Nr | Level | Asks | State | Held by |\n| --- | --- | --- | --- | --- |\n'

const summary = (level1: string, level2 = '183 | 0 | 0') =>
  `| Level | met | not applicable | open |\n| --- | --- | --- | --- |\n| Level 1 | ${level1} |\n| Level 2 | ${level2} |\n\n`

/** The whole table, with the row of a requirement replaced. */
function table(replaced: Record<string, string> = {}, counts = summary('70 | 0 | 0')) {
  const rows = Object.entries(requirements).flatMap(([level, all]) =>
    all.map((number) => replaced[number] ?? row(number, level)),
  )
  return { path: 'docs/security.md', text: counts + head + rows.join('') }
}
const problems = (replaced: Record<string, string> = {}) =>
  securityProblems(table(replaced), evidence).filter((problem) => !problem.includes('should say'))

test('security table with each requirement of ASVS 5.0 levels 1 and 2 once passes', () => {
  expect(requirements['1'].length + requirements['2'].length).toBe(253)
  expect(problems()).toEqual([])
})

test('security counts name every state of both levels', () => {
  const open = row('4.1.2', '2', 'open', 'because nobody has built it yet')
  expect(securityCounts(table({ '4.1.2': open }))).toBe(
    'level 1: 70 met, 0 not applicable, 0 open; level 2: 182 met, 0 not applicable, 1 open',
  )
})

test.each([
  good,
  'docs/security.md › Keys',
  '`docs/security.md › Photo links`<br>`infra/compose/compose.yaml`',
])('security table takes %s as evidence', (heldBy) => {
  expect(problems({ '1.2.1': row('1.2.1', '1', 'met', heldBy) })).toEqual([])
})

test.each([
  ['', 'met, and nothing shows it'],
  ['services/b.spec.ts › x', 'there is no spec services/b.spec.ts'],
  ['services/a.spec.ts › x', 'services/a.spec.ts has no test "x"'],
  ['docs/security.md › Locks', 'docs/security.md has no heading "Locks"'],
  ['docs/other.md › Keys', 'there is no document docs/other.md'],
  ['infra/compose/none.yaml', 'there is no file infra/compose/none.yaml'],
])('security table refuses %j as evidence', (heldBy, problem) => {
  expect(problems({ '1.2.1': row('1.2.1', '1', 'met', heldBy) })).toEqual([
    expect.stringMatching(/^docs\/security\.md:\d+ 1\.2\.1: /),
  ])
  expect(problems({ '1.2.1': row('1.2.1', '1', 'met', heldBy) })[0]).toContain(problem)
})

test.each([
  ['a level 1 requirement that is open', row('1.2.1', '1', 'open', 'because nobody has built it yet')],
  ['a state that is none', row('1.2.1', '1', 'planned')],
  ['a wrong level', row('1.2.1', '2')],
  ['a reason that says nothing', row('1.2.1', '1', 'not applicable', 'no')],
  ['a missing requirement', ''],
  ['a requirement that stands twice', row('1.2.1', '1') + row('1.2.1', '1')],
  ['a number that ASVS does not have', row('1.2.1', '1') + row('99.1.1', '1')],
])('security table refuses %s', (_what, rows) => {
  expect(problems({ '1.2.1': rows })).toHaveLength(1)
})

test('security table refuses a summary that does not say what its rows do', () => {
  const open = { '1.1.1': row('1.1.1', '2', 'open', 'a reason that convinces an auditor') }
  expect(securityProblems(table(open), evidence)).toEqual([
    'docs/security.md should say "| Level 2 | 182 | 0 | 1 |"',
  ])
  expect(securityProblems(table(open, summary('70 | 0 | 0', '182 | 0 | 1')), evidence)).toEqual([])
})
