import type { AuditLogEntry } from '@rafiq/contracts/moderation'
import type { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Badge, Ltr, User } from '@rafiq/ui'
import { factsOf, isPlace } from '../shared/entry-facts.ts'
import { memberPath, reportPath, requestPath } from '../shared/paths.ts'
import { useAuditWords } from '../shared/use-audit-words.ts'
import { type AuditSearch, auditAddress } from './audit-search.ts'

/** Lines as high as a finger, so that links stand among the words of an entry and add none. */
const cell = 'align-top max-md:flex max-md:flex-wrap max-md:gap-x-3 md:px-3 md:first:ps-5 md:last:pe-5'
const line = 'flex min-h-11 flex-wrap items-center gap-x-3'

type AuditRowProps = {
  entry: AuditLogEntry
  /** How often it is in the log, one after the other and within a minute. */
  count: number
  search: AuditSearch
  format: ReturnType<typeof useFormat>
  /** Whether there is a column for marks of addresses. */
  marked: boolean
}

/** As much of a mark as tells one address from another on a page. */
const markLength = 8

const pathOf = { report: reportPath, request: requestPath }

/** One entry in words, or several that read the same, leading to whom and to what it is about. */
export function AuditRow({ entry, count, search, format, marked }: AuditRowProps) {
  const { t } = useTranslation('moderation')
  const words = useAuditWords()
  const { at, actor, action, subject, addressHash } = entry
  const facts = factsOf(entry)
  const told = facts.flatMap((fact) => (isPlace(fact) ? [] : [words.fact(fact)]))
  const places = facts.filter(isPlace).filter(({ key }) => key === 'report' || subject.email !== null)
  return (
    <tr className="border-t border-line first:border-t-0 max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:px-5 max-md:py-2 md:text-sm md:first:border-t">
      <td className={`${cell} whitespace-nowrap text-soft tabular-nums max-md:text-sm`}>
        <time dateTime={at} className={line}>
          <span>
            <bdi>{format.date(at)}</bdi> · <bdi>{format.time(at)}</bdi>
          </span>
        </time>
      </td>
      <td className={`${cell} wrap-anywhere md:w-44`}>
        <span className={line}>
          <Narrowing
            label={t('audit.byActor', { person: words.actor(actor) })}
            to={auditAddress(search, { actor: actor.id ?? 'system' })}
            current={search.actor === (actor.id ?? 'system')}
          >
            {words.actor(actor)}
          </Narrowing>
        </span>
      </td>
      <td className={`${cell} wrap-anywhere max-md:basis-full`}>
        <div className={line}>
          <p className="font-semibold">{t(`audit.actions.${action}`, { defaultValue: action })}</p>
          {count > 1 && <Badge>{t('audit.times', { count, total: format.number(count) })}</Badge>}
          {told.length > 0 && <p className="text-sm text-soft">{told.join(' · ')}</p>}
          {places.map(({ key, id }) => (
            <Link key={key} to={pathOf[key](id)} className="inline-flex min-h-11 items-center text-sm">
              {t(`audit.open.${key}`)}
            </Link>
          ))}
        </div>
      </td>
      <td className={`${cell} wrap-anywhere md:w-60`}>
        <div className={line}>
          {subject.id === null ? (
            <span className="text-soft">{words.subject(subject)}</span>
          ) : (
            <Narrowing
              label={t('audit.aboutSubject', { person: words.subject(subject) })}
              to={auditAddress(search, { subject: subject.id })}
              current={search.subject === subject.id}
            >
              {words.subject(subject)}
            </Narrowing>
          )}
          {subject.id !== null && subject.email !== null && (
            <Link
              to={memberPath(subject.id)}
              className="grid size-11 shrink-0 place-items-center md:-mx-3"
              aria-label={t('audit.open.account')}
              title={t('audit.open.account')}
            >
              <User aria-hidden="true" className="size-5" />
            </Link>
          )}
        </div>
      </td>
      {marked && (
        <td className={`${cell} text-soft max-md:text-sm`}>
          {addressHash !== null && (
            <span className={line}>
              <span className="md:sr-only">{t('audit.columns.address')}: </span>
              <Ltr>{addressHash.slice(0, markLength)}</Ltr>
            </span>
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
