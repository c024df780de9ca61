import { type ModeratorUser, placeName } from '@rafiq/contracts'
import { useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Checkbox, Email } from '@rafiq/ui'
import { isolate } from '../../shared/isolate.ts'
import { memberPath } from '../../shared/paths.ts'
import { mayAct, type Viewer } from '../actions/may.ts'
import { RowActions } from '../actions/row-actions.tsx'
import { StatusBadges } from '../status/status-badges.tsx'
import { Cell } from './cell.tsx'

type AccountRowProps = {
  user: ModeratorUser
  viewer: Viewer
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** One account: a row of the table, a card on a phone. */
export function AccountRow({ user, viewer, chosen, onChoose }: AccountRowProps) {
  const { t } = useTranslation('moderation')
  const { date } = useFormat()
  const language = useLanguage()
  const nothing = <span className="text-soft">–</span>
  return (
    <tr className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 gap-y-1 rounded-card border border-line bg-raised p-3 has-checked:bg-palm-tint lg:table-row lg:rounded-none lg:border-x-0 lg:border-b-0 lg:p-0">
      <td className="lg:px-2 lg:align-middle">
        <Checkbox
          className="w-11"
          label={<span className="sr-only">{t('table.choose', { email: isolate(user.email) })}</span>}
          checked={chosen}
          disabled={!mayAct(viewer, user)}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <th scope="row" className="min-w-0 text-start font-normal lg:px-2 lg:py-2 lg:align-middle">
        <Link
          to={memberPath(user.id)}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          <Email address={user.email} />
        </Link>
      </th>
      <Cell name={t('table.name')}>
        {user.name === null ? (
          nothing
        ) : (
          <span dir="auto" className="wrap-anywhere">
            {user.name}
          </span>
        )}
      </Cell>
      <Cell name={t('table.location')}>
        {user.location === null ? nothing : placeName(user.location, null, language)}
      </Cell>
      <Cell name={t('table.role')}>
        <span className={user.role === 'user' ? undefined : 'font-semibold text-palm'}>
          {t(`common:role.${user.role}`)}
        </span>
      </Cell>
      <Cell>
        <StatusBadges user={user} />
      </Cell>
      <Cell name={t('table.joined')} className="tabular-nums lg:whitespace-nowrap">
        <bdi>{date(user.createdAt)}</bdi>
      </Cell>
      <td className="col-span-2 mt-2 lg:mt-0 lg:px-2 lg:py-2 lg:align-middle">
        <RowActions user={user} viewer={viewer} />
      </td>
    </tr>
  )
}
