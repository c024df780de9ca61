import type { MatchCard } from '@rafiq/contracts/matching'
import { budgets, riyadhAreas } from '@rafiq/contracts/questionnaire'
import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Checkbox, SelectField, SlidersHorizontal } from '@rafiq/ui'
import { useId, useState } from 'react'
import { isFiltered, type MatchView, sorts } from './match-view.ts'

type ViewControlsProps = {
  /** Everybody, whatever is shown of them. */
  matches: readonly MatchCard[]
  view: MatchView
  onChange: (change: Partial<MatchView>) => void
}

/** Order and filters: in a row where there is room, behind a button on a phone. */
export function ViewControls({ matches, view, onChange }: ViewControlsProps) {
  const { t } = useTranslation(['matches', 'common'])
  const language = useLanguage()
  const panelId = useId()
  const [open, setOpen] = useState(() => isFiltered(view))
  const areas = riyadhAreas.filter(
    ({ key }) => key === view.area || matches.some((match) => match.area === key),
  )
  const any = { value: '', label: t('view.any') } as const
  return (
    <section aria-label={t('view.open')} className="mb-5">
      <Button
        variant="secondary"
        className="md:hidden"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {t('view.open')}
      </Button>
      <div
        id={panelId}
        className={`mt-3 gap-3 md:mt-0 md:flex md:flex-wrap md:items-end ${open ? 'grid' : 'hidden'}`}
      >
        <SelectField
          label={t('view.sort.label')}
          className="md:w-52"
          options={sorts.map((value) => ({ value, label: t(`view.sort.${value}`) }))}
          value={view.sort}
          onValueChange={(sort) => onChange({ sort })}
        />
        {areas.length > 0 && (
          <SelectField
            label={t('view.area')}
            className="md:w-52"
            options={[any, ...areas.map((area) => ({ value: area.key, label: area[language] }))]}
            value={view.area ?? ''}
            onValueChange={(area) => onChange({ area: area || null })}
          />
        )}
        <SelectField
          label={t('common:card.budget')}
          className="md:w-64"
          options={[any, ...budgets.map((value) => ({ value, label: t(`common:budget.${value}`) }))]}
          value={view.budget ?? ''}
          onValueChange={(budget) => onChange({ budget: budget || null })}
        />
        <Checkbox
          label={t('common:apartment.theirs')}
          checked={view.apartment}
          onChange={({ target }) => onChange({ apartment: target.checked })}
        />
        <Checkbox
          label={t('marks.saved')}
          checked={view.saved}
          onChange={({ target }) => onChange({ saved: target.checked })}
        />
      </div>
    </section>
  )
}
