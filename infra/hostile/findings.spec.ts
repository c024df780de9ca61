import { expect, jest, test } from '@jest/globals'
import { type Finding, Findings } from './findings.ts'

const finding: Finding = { kind: 'server-error', attack: 'fuzz', what: 'GET /api/a 500', detail: 'first' }

test('finding met twice is reported and stored once, as it was met first', () => {
  const tell = jest.fn()
  const findings = new Findings(tell)
  findings.add(finding)
  findings.add({ ...finding, detail: 'second' })
  expect(findings.all).toEqual([finding])
  expect(tell).toHaveBeenCalledTimes(1)
})

test('findings with the same words from two attacks are separate', () => {
  const findings = new Findings()
  findings.add(finding)
  findings.add({ ...finding, attack: 'races' })
  expect(findings.all).toHaveLength(2)
})
