import type { AuditLogEntry } from '@rafiq/contracts/moderation'

/** One thing that an entry tells beside who, what and when: a key below `audit.facts`, and what goes into its text. */
export type Fact =
  | { key: 'reason'; reason: string }
  | { key: 'until'; at: string }
  | { key: 'noEnd' | 'searched' | 'told' | 'answered' }
  | { key: 'roles'; from: string; to: string }
  | { key: 'how'; how: string }
  | { key: 'correction'; reason: string }
  | { key: 'shown' | 'ended' | 'resetPasskeys' | 'failures' | 'addresses'; count: number }
  | { key: 'resetTotp' | 'moreAddresses' }
  | { key: 'factor'; kind: string }
  | { key: 'by'; by: string }
  | { key: 'decision'; decision: string }
  | { key: 'outcome'; outcome: string }
  | { key: 'category'; category: string }
  | { key: 'release'; release: string }
  | { key: 'asked'; kind: string }
  | { key: 'report' | 'request'; id: string }

/** Which a page shows as a link instead of words. */
export type Place = Extract<Fact, { id: string }>
export const isPlace = (fact: Fact): fact is Place => 'id' in fact

type Details = AuditLogEntry['details']

const text = (details: Details, name: string): string | null => {
  const value = details[name]
  return typeof value === 'string' ? value : null
}

/** As the registry itself writes it, in every language: `chat 1.2.0 · 10 %`. */
function releaseOf(details: Details): string | null {
  const [remote, version] = [text(details, 'remote'), text(details, 'version')]
  if (!remote) return null
  const share = typeof details.percent === 'number' ? [`${details.percent} %`] : []
  const more = [text(details, 'audience'), text(details, 'team')].filter((one) => one !== null)
  return [[remote, version].filter(Boolean).join(' '), ...share, ...more].join(' · ')
}

/** What an entry about signing in tells. */
function signInFacts({ action, details }: Pick<AuditLogEntry, 'action' | 'details'>): Fact[] {
  const [kind, by] = [text(details, 'kind'), text(details, 'by')]
  const { ended, passkeys, failures, from } = details
  return [
    ...(typeof ended === 'number' ? [{ key: 'ended', count: ended } as const] : []),
    ...(typeof passkeys === 'number' ? [{ key: 'resetPasskeys', count: passkeys } as const] : []),
    ...(details.totp === true ? [{ key: 'resetTotp' } as const] : []),
    ...(kind && action.startsWith('factor.') ? [{ key: 'factor', kind } as const] : []),
    ...(by ? [{ key: 'by', by } as const] : []),
    ...(typeof failures === 'number' ? [{ key: 'failures', count: failures } as const] : []),
    ...(Array.isArray(from) && from.length > 0 ? [{ key: 'addresses', count: from.length } as const] : []),
    ...(details.moreAddresses === true ? [{ key: 'moreAddresses' } as const] : []),
  ]
}

/**
 * What an entry's details say, in the order in which one reads them. Details of a later version may hold other things:
 * these are left out.
 */
export function factsOf({ action, details }: Pick<AuditLogEntry, 'action' | 'details'>): Fact[] {
  const of = (name: string) => text(details, name)
  const [decision, reason, until, category, report] = [
    of('decision'),
    of('reason'),
    of('until'),
    of('category'),
    of('reportId'),
  ]
  const [from, to, how, outcome] = [of('from'), of('to'), of('how'), of('outcome')]
  const corrects = action === 'member.gender-corrected'
  const pauses = action === 'member.paused' || decision === 'pause'
  const { shown } = details
  const asked = /^requests?\./.test(action) ? of('kind') : null
  // Who is gone took their requests along.
  const request = action === 'request.closed' ? null : of('requestId')
  const release = releaseOf(details)
  return [
    ...(decision ? [{ key: 'decision', decision } as const] : []),
    ...(asked ? [{ key: 'asked', kind: asked } as const] : []),
    ...(outcome ? [{ key: 'outcome', outcome } as const] : []),
    ...(reason ? [{ key: corrects ? 'correction' : 'reason', reason } as const] : []),
    ...(pauses ? [until ? ({ key: 'until', at: until } as const) : ({ key: 'noEnd' } as const)] : []),
    ...(action === 'member.role-changed' && from && to ? [{ key: 'roles', from, to } as const] : []),
    ...(how ? [{ key: 'how', how } as const] : []),
    ...(release ? [{ key: 'release', release } as const] : []),
    ...(category ? [{ key: 'category', category } as const] : []),
    ...(typeof shown === 'number' ? [{ key: 'shown', count: shown } as const] : []),
    ...(details.searched === true ? [{ key: 'searched' } as const] : []),
    ...(of('toMember') ? [{ key: 'told' } as const] : []),
    ...(of('toReporter') ? [{ key: 'answered' } as const] : []),
    ...signInFacts({ action, details }),
    ...(report ? [{ key: 'report', id: report } as const] : []),
    ...(request ? [{ key: 'request', id: request } as const] : []),
  ]
}
