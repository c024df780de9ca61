import type { AuditLogEntry } from '@rafiq/contracts/moderation'
import type { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Ltr } from '@rafiq/ui'
import { factsOf, isPlace } from '../shared/entry-facts.ts'
import { memberPath, reportPath, requestPath } from '../shared/paths.ts'
import { useAuditWords } from '../shared/use-audit-words.ts'
import { type AuditSearch, auditAddress } from './audit-search.ts'

const cell = 'px-5 align-top max-md:block max-md:py-0.5 md:py-3'

type AuditRowProps = {
  entry: AuditLogEntry
  search: AuditSearch
  format: ReturnType<typeof useFormat>
  /** Whether there is a column for marks of addresses. */
  marked: boolean
}

/** As much of a mark as tells one address from another on a page. */
const markLength = 8

const pathOf = { report: reportPath, request: requestPath }

/** One entry in words, leading to whom and to what it is about. */
export function AuditRow({ entry, search, format, marked }: AuditRowProps) {
  const { t } = useTranslation('moderation')
  const words = useAuditWords()
  const { at, actor, action, subject, addressHash } = entry
  const facts = factsOf(entry)
  const told = facts.flatMap((fact) => (isPlace(fact) ? [] : [words.fact(fact)]))
  const places = facts.filter(isPlace).filter(({ key }) => key === 'report' || subject.email !== null)
  return (
    <tr className="border-t border-line first:border-t-0 max-md:block max-md:py-4 md:first:border-t">
      <td className={`${cell} text-sm whitespace-nowrap text-soft tabular-nums md:w-44`}>
        <time dateTime={at}>
          <bdi>{format.date(at)}</bdi> · <bdi>{format.time(at)}</bdi>
        </time>
      </td>
      <td className={`${cell} wrap-anywhere md:w-60 md:text-sm`}>
        <Narrowing
          label={t('audit.byActor', { person: words.actor(actor) })}
          to={auditAddress(search, { actor: actor.id ?? 'system' })}
          current={search.actor === (actor.id ?? 'system')}
        >
          {words.actor(actor)}
        </Narrowing>
      </td>
      <td className={`${cell} wrap-anywhere`}>
        <p className="font-semibold">{t(`audit.actions.${action}`, { defaultValue: action })}</p>
        {told.length > 0 && <p className="text-sm text-soft">{told.join(' · ')}</p>}
        {places.map(({ key, id }) => (
          <Link key={key} to={pathOf[key](id)} className="inline-flex min-h-11 items-center text-sm">
            {t(`audit.open.${key}`)}
          </Link>
        ))}
      </td>
      <td className={`${cell} wrap-anywhere md:w-60 md:text-sm`}>
        {subject.id === null ? (
          <span className="text-soft">{words.subject(subject)}</span>
        ) : (
          <>
            <Narrowing
              label={t('audit.aboutSubject', { person: words.subject(subject) })}
              to={auditAddress(search, { subject: subject.id })}
              current={search.subject === subject.id}
            >
              {words.subject(subject)}
            </Narrowing>
            {subject.email !== null && (
              <Link to={memberPath(subject.id)} className="flex min-h-11 items-center text-sm">
                {t('audit.open.account')}
              </Link>
            )}
          </>
        )}
      </td>
      {marked && (
        <td className={`${cell} text-sm text-soft md:w-32`}>
          {addressHash !== null && (
            <>
              <span className="md:sr-only">{t('audit.columns.address')}: </span>
              <Ltr>{addressHash.slice(0, markLength)}</Ltr>
            </>
          )}
        </td>
      )}
    </tr>
  )
}

type NarrowingProps = { label: string; to: string; current: boolean; children: string }

/** A name that shows only the entries with it; plain text where only these are shown. */
function Narrowing({ label, to, current, children }: NarrowingProps) {
  if (current) return children
  return (
    <Link to={{ search: to }} aria-label={label} className="inline-flex min-h-11 items-center wrap-anywhere">
      {children}
    </Link>
  )
}
