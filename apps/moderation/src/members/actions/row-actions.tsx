import type { ModeratorUser } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, IconButton, Trash2 } from '@rafiq/ui'
import { isolate } from '../../shared/isolate.ts'
import { useAccountActions } from './account-actions.tsx'
import { mayAct, mayDecide, toggleOf, type Viewer } from './may.ts'

/** Pause or Activate, and for admins Delete (spec §2); nothing on the own row. */
export function RowActions({ user, viewer }: { user: ModeratorUser; viewer: Viewer }) {
  const { t } = useTranslation('moderation')
  const actions = useAccountActions()
  if (user.id === viewer.id) return <span className="text-sm text-soft">{t('actions.self')}</span>
  if (!mayAct(viewer, user)) return <span className="text-sm text-soft">{t('actions.adminOnly')}</span>
  const toggle = toggleOf(user)
  const email = isolate(user.email)
  return (
    <div className="flex items-center whitespace-nowrap max-lg:flex-wrap">
      <Button
        variant="quiet"
        className="px-3! text-sm! whitespace-nowrap max-lg:border-edge!"
        aria-label={t(`actions.${toggle}Label`, { email })}
        onClick={() => (toggle === 'pause' ? actions.pause([user]) : actions.activate(user))}
      >
        {t(`actions.${toggle}`)}
      </Button>
      {mayDecide(viewer, user) && (
        <IconButton
          label={t('actions.deleteLabel', { email })}
          className="lg:-me-2 hover:bg-clay-tint hover:text-clay-strong"
          onClick={() => actions.remove(user)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
