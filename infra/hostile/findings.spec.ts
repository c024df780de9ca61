import { expect, jest, test } from '@jest/globals'
import { type Finding, Findings } from './findings.ts'

const finding: Finding = { kind: 'server-error', attack: 'fuzz', what: 'GET /api/a 500', detail: 'first' }

test('a finding that is met twice is told and kept once, as it was met first', () => {
  const tell = jest.fn()
  const findings = new Findings(tell)
  findings.add(finding)
  findings.add({ ...finding, detail: 'second' })
  expect(findings.all).toEqual([finding])
  expect(tell).toHaveBeenCalledTimes(1)
})

test('the same words of another attack are another finding', () => {
  const findings = new Findings()
  findings.add(finding)
  findings.add({ ...finding, attack: 'races' })
  expect(findings.all).toHaveLength(2)
})
