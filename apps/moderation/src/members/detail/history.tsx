import type { AuditEntry } from '@rafiq/contracts/moderation'
import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { factsOf, isPlace } from '../../shared/entry-facts.ts'
import { useAuditWords } from '../../shared/use-audit-words.ts'

/** What staff did to this account and when they looked at it, in words, newest first. */
export function History({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('moderation')
  return (
    <Section title={t('history.title')} lead={t('history.lead')}>
      {entries.length === 0 ? (
        <p className="text-soft">{t('history.nothing')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('moderation')
  const words = useAuditWords()
  const { at, actor, action } = entry
  const told = factsOf(entry).flatMap((fact) => (isPlace(fact) ? [] : [words.fact(fact)]))
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p>
        <span className="font-semibold">{t(`audit.actions.${action}`, { defaultValue: action })}</span>
        {told.length > 0 && <span className="text-soft"> · {told.join(' · ')}</span>}
      </p>
      <p className="text-sm wrap-anywhere text-soft">
        {words.actor(actor)} · <Moment at={at} />
      </p>
    </li>
  )
}
