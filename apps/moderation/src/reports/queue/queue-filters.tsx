import { reportCategories } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, SelectField, Switch, X } from '@rafiq/ui'
import { hasAssigneeFilter, type QueueSearch, queueAddress } from './queue-search.ts'

type QueueFiltersProps = { search: QueueSearch; onChange: (change: Partial<QueueSearch>) => void }

/** Whose and what kind of reports are shown. */
export function QueueFilters({ search, onChange }: QueueFiltersProps) {
  const { t } = useTranslation('moderation')
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 lg:justify-end">
      <SelectField
        label={t('reports.filters.category')}
        options={[
          { value: 'any', label: t('reports.filters.allCategories') },
          ...reportCategories.map((value) => ({ value, label: t(`common:reportCategory.${value}`) })),
        ]}
        value={search.category || 'any'}
        onValueChange={(value) => onChange({ category: value === 'any' ? '' : value })}
        className="w-full sm:w-72"
      />
      {hasAssigneeFilter(search) && (
        <Switch
          label={t('reports.filters.mine')}
          checked={search.mine}
          onChange={({ target }) => onChange({ mine: target.checked })}
        />
      )}
      {search.member && (
        <ButtonLink asChild variant="quiet" icon={<X aria-hidden="true" />}>
          <Link to={{ search: queueAddress(search, { member: '' }) }}>{t('reports.filters.everybody')}</Link>
        </ButtonLink>
      )}
    </div>
  )
}
