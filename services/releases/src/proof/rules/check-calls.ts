import { added, type Finding, listOf, type Rule, stop, tell } from './finding.ts'

/** Calls of one kind, beyond those of the live version, from which on a page asks without end. */
const flood = 10

/** What the page asks of the API by being opened. */
export const checkCalls: Rule = ({ candidate, live }) => {
  const findings: Finding[] = []
  const before = live?.calls ?? {}
  const fresh = added(Object.keys(candidate.calls), Object.keys(before))
  // Of a page that the live version has not, whether what it asks for is there cannot be known.
  const refused = fresh.filter((call) => statusOf(call) >= (live ? 400 : 500) && !isWrite(call))
  if (refused.length > 0) findings.push(stop('calls', `is refused ${listOf(refused)}`))
  const writes = fresh.filter(isWrite)
  if (writes.length > 0) {
    findings.push(stop('calls', `changes something by being opened: ${listOf(writes.map(withoutStatus))}`))
  }
  for (const [call, count] of Object.entries(candidate.calls)) {
    if (count - (before[call] ?? 0) >= flood)
      findings.push(stop('calls', `asks ${count} times for ${withoutStatus(call)}`))
  }
  const foreign = added(candidate.foreign, live?.foreign)
  if (foreign.length > 0) findings.push(stop('calls', `asks another origin: ${listOf(foreign)}`))
  const others = fresh.filter((call) => !refused.includes(call) && !writes.includes(call))
  if (live && others.length > 0) findings.push(tell('calls', `asks for ${listOf(others)} as well`))
  return findings
}

/** `GET /api/things 200` */
const statusOf = (call: string): number => Number(call.split(' ').at(-1))
const withoutStatus = (call: string): string => call.split(' ').slice(0, -1).join(' ')
const isWrite = (call: string): boolean => !/^(GET|HEAD|OPTIONS) /.test(call)
