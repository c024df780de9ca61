import { useTranslation } from '@rafiq/platform/i18n'
import { Button, EyeOff } from '@rafiq/ui'
import { useAccountActions } from '../actions/account-actions.tsx'
import type { Selection } from './use-selection.ts'

/** What can be done with what is ticked: above the list, which makes room for it, and in view while one scrolls. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation('moderation')
  const { pause } = useAccountActions()
  return (
    <div role="status" className="sticky top-20 z-10 -mx-1 empty:hidden">
      {selection.count > 0 && (
        <div className="mb-3 flex animate-appear flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 shadow-soft">
          <p className="grow font-semibold tabular-nums">{t('bulk.chosen', { count: selection.count })}</p>
          <Button icon={<EyeOff aria-hidden="true" />} onClick={() => pause(selection.users)}>
            {t('bulk.pause')}
          </Button>
          <Button variant="quiet" onClick={() => selection.set([])}>
            {t('bulk.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}
