import { useProfile } from '@rafiq/app-kit'
import type { AuditLogEntry } from '@rafiq/contracts/moderation'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { Fact, Place } from './entry-facts.ts'

/** The end of an id, which tells one account that is gone from another on a page. */
const shown = 8
const isolate = (text: string) => `\u2066${text}\u2069`

/** The words of the log: who, about whom, and what else an entry tells. */
export function useAuditWords() {
  const { t } = useTranslation(['moderation', 'common'])
  const { data: profile } = useProfile()
  const { date, time } = useFormat()
  const account = (id: string, email: string | null): string =>
    email === null ? t('audit.gone', { id: isolate(id.slice(-shown)) }) : isolate(email)
  return {
    actor: ({ id, email }: AuditLogEntry['actor']): string =>
      id === null ? t('audit.system') : id === profile?.id ? t('audit.you') : account(id, email),
    subject: ({ kind, id, email }: AuditLogEntry['subject']): string =>
      id === null ? t(`audit.subjects.${kind}`) : account(id, email),
    fact: (fact: Exclude<Fact, Place>): string => {
      switch (fact.key) {
        case 'reason':
          return t('audit.facts.reason', { reason: t(`reports.reasons.${fact.reason}`, fact.reason) })
        case 'until':
          return t('audit.facts.until', { date: date(fact.at), time: time(fact.at) })
        case 'roles':
          return t('audit.facts.roles', {
            from: t(`common:role.${fact.from}`, fact.from),
            to: t(`common:role.${fact.to}`, fact.to),
          })
        case 'how':
          return t(`audit.facts.how.${fact.how}`, fact.how)
        case 'correction':
          return t(`audit.facts.correction.${fact.reason}`, fact.reason)
        case 'shown':
        case 'ended':
        case 'resetPasskeys':
        case 'failures':
        case 'addresses':
          return t(`audit.facts.${fact.key}`, { count: fact.count })
        case 'factor':
          return t(`audit.facts.factor.${fact.kind}`, fact.kind)
        case 'by':
          return t(`audit.facts.by.${fact.by}`, fact.by)
        case 'decision':
          return t(`reports.decided.${fact.decision}`, fact.decision)
        case 'asked':
          return t(`requests.kind.${fact.kind}`, fact.kind)
        case 'outcome':
          return t(`audit.facts.outcome.${fact.outcome}`, fact.outcome)
        case 'release':
          return isolate(fact.release)
        case 'category':
          return t(`common:reportCategory.${fact.category}`, fact.category)
        default:
          return t(`audit.facts.${fact.key}`)
      }
    },
  }
}
