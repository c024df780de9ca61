import type { ModeratorUser } from '@rafiq/contracts/moderation'
import { placeName } from '@rafiq/contracts/questionnaire'
import { useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Checkbox, Email } from '@rafiq/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { isolate } from '../../shared/isolate.ts'
import { memberPath } from '../../shared/paths.ts'
import { mayAct, type Viewer } from '../actions/may.ts'
import { RowActions } from '../actions/row-actions.tsx'
import { StatusBadges } from '../status-badges.tsx'

type AccountRowProps = {
  user: ModeratorUser
  viewer: Viewer
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** One account: a line of the table, a card of two or three lines where there is no room for one. */
export function AccountRow({ user, viewer, chosen, onChoose }: AccountRowProps) {
  const { t } = useTranslation('moderation')
  const { date } = useFormat()
  const language = useLanguage()
  const row = useInView(chosen)
  const nothing = <span className="text-soft">–</span>
  return (
    <tr
      ref={row}
      className="flex scroll-mt-48 scroll-mb-24 flex-wrap items-center gap-x-2.5 rounded-card border border-line bg-raised px-2 py-1.5 has-checked:bg-palm-tint max-lg:after:order-2 max-lg:after:basis-full max-lg:after:content-[''] lg:table-row lg:rounded-none lg:border-x-0 lg:border-b-0 lg:p-0"
    >
      <td className="max-lg:-me-2.5 lg:align-middle">
        <Checkbox
          className="w-11"
          label={<span className="sr-only">{t('table.choose', { email: isolate(user.email) })}</span>}
          checked={chosen}
          disabled={!mayAct(viewer, user)}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      {/* The widest column takes what the others leave, and says in its title what it cuts. */}
      <th
        scope="row"
        className="min-w-0 grow basis-24 text-start font-normal lg:w-full lg:max-w-0 lg:min-w-28 lg:px-1.5 lg:align-middle"
      >
        <Link
          to={memberPath(user.id)}
          title={user.email}
          className="flex min-h-11 items-center leading-snug font-semibold [&_bdi]:line-clamp-1 rtl:[&_bdi]:text-end"
        >
          <Email address={user.email} />
        </Link>
      </th>
      <Cell name={t('table.name')}>
        {user.name === null ? nothing : <Cut text={user.name} className="xl:max-w-34" />}
      </Cell>
      <Cell name={t('table.location')}>
        {user.location === null ? (
          nothing
        ) : (
          <Cut text={placeName(user.location, null, language)} className="xl:max-w-25" />
        )}
      </Cell>
      <Cell name={t('table.role')}>
        <span className={user.role === 'user' ? undefined : 'font-semibold text-palm'}>
          {t(`common:role.${user.role}`)}
        </span>
      </Cell>
      <Cell className="max-lg:order-4">
        <StatusBadges user={user} />
      </Cell>
      <Cell name={t('table.joined')} className="tabular-nums">
        <bdi>{date(user.createdAt)}</bdi>
      </Cell>
      <td className="order-1 ms-auto lg:px-1.5 lg:align-middle">
        <RowActions user={user} viewer={viewer} />
      </td>
    </tr>
  )
}

/** Takes one line of a narrow column, is cut where the text itself ends, and says in its title what it cuts. */
const Cut = ({ text, className }: { text: string; className: string }) => (
  <span title={text} className={`flex max-w-40 lg:max-w-20 ${className}`}>
    <bdi className="min-w-0 truncate leading-loose">{text}</bdi>
  </span>
)

/** What is ticked stays in view: the bar that appears for it may stand where its row was. */
function useInView(chosen: boolean) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  return row
}

type CellProps = {
  /** Left out where the cell speaks for itself. */
  name?: string
  className?: string
  children: ReactNode
}

/** A cell of the table; where a row is a card, one of its facts, with its column's name for who does not see them side by side. */
const Cell = ({ name, className = '', children }: CellProps) => (
  <td
    className={`order-3 flex min-h-7 min-w-0 items-center lg:table-cell lg:whitespace-nowrap lg:px-1.5 lg:py-1.5 lg:align-middle ${className}`}
  >
    {name !== undefined && <span className="sr-only lg:hidden">{name}: </span>}
    {children}
  </td>
)
