import { auditActions, type ModeratorUser } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, SelectField, TextField, X } from '@rafiq/ui'
import { readPage } from '../shared/read-page.ts'
import { type AuditSearch, auditAddress } from './audit-search.ts'

const roles = ['moderator', 'admin', 'releases'] as const

/** `GET /api/moderator/users` by role: the team, by e-mail. */
const staffQuery = queryOptions({
  queryKey: ['/api/moderator/users', 'team'],
  queryFn: async ({ signal }) => {
    const pages = await Promise.all(
      roles.map((role) =>
        readPage<ModeratorUser>(`/api/moderator/users?role=${role}&sort=email&order=asc`, signal),
      ),
    )
    return pages.flatMap(({ items }) => items)
  },
})

type AuditFiltersProps = { search: AuditSearch; onChange: (change: Partial<AuditSearch>) => void }

/** What, who and when; whom it is about is chosen at the entries. Each choice is in the address. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('moderation')
  const { data: staff = [] } = useQuery(staffQuery)
  const { action, actor, subject, from, to } = search
  const actors = [
    { value: 'any', label: t('audit.filters.everybody') },
    { value: 'system', label: t('audit.system') },
    ...staff.map(({ id, email }) => ({ value: id, label: email })),
  ]
  const known = actors.some(({ value }) => value === actor)
  const wrongOrder = from !== '' && to !== '' && from > to
  return (
    <section aria-label={t('audit.filters.title')} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={t('audit.filters.action')}
          options={[
            { value: 'any', label: t('audit.filters.allActions') },
            ...auditActions.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
          ]}
          value={action || 'any'}
          onValueChange={(value) => onChange({ action: value === 'any' ? '' : value })}
        />
        <SelectField
          label={t('audit.filters.actor')}
          options={actor && !known ? [...actors, { value: actor, label: t('audit.filters.former') }] : actors}
          value={actor || 'any'}
          onValueChange={(value) => onChange({ actor: value === 'any' ? '' : value })}
        />
        <TextField
          type="date"
          label={t('audit.filters.from')}
          value={from}
          max={to || undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          type="date"
          label={t('audit.filters.to')}
          value={to}
          min={from || undefined}
          error={wrongOrder ? t('audit.filters.wrongOrder') : undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
      {(action || actor || subject || from || to) && (
        <div className="flex flex-wrap gap-x-4">
          {subject && (
            <ButtonLink asChild variant="quiet" className="-ms-5" icon={<X aria-hidden="true" />}>
              <Link to={{ search: auditAddress(search, { subject: '' }) }}>
                {t('audit.filters.aboutEverybody')}
              </Link>
            </ButtonLink>
          )}
          <ButtonLink asChild variant="quiet" className={subject ? '' : '-ms-5'}>
            <Link to={{ search: '' }}>{t('audit.clear')}</Link>
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
