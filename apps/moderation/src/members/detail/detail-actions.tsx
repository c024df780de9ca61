import type { ModeratorUser } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, CircleCheck, EyeOff, KeyRound, Trash2 } from '@rafiq/ui'
import { useAccountActions } from '../actions/account-actions.tsx'
import { mayAct, mayDecide, toggleOf, type Viewer } from '../actions/may.ts'

/** Everything that this viewer may do with the account; where there is nothing, why. */
export function DetailActions({ user, viewer }: { user: ModeratorUser; viewer: Viewer }) {
  const { t } = useTranslation('moderation')
  const actions = useAccountActions()
  if (!mayAct(viewer, user)) {
    return (
      <p className="max-w-form text-soft">
        {t(user.id === viewer.id ? 'detail.selfText' : 'detail.adminText')}
      </p>
    )
  }
  const toggle = toggleOf(user)
  return (
    <>
      {toggle === 'pause' ? (
        <Button icon={<EyeOff aria-hidden="true" />} onClick={() => actions.pause([user])}>
          {t('actions.pause')}
        </Button>
      ) : (
        <Button icon={<CircleCheck aria-hidden="true" />} onClick={() => actions.activate(user)}>
          {t('actions.activate')}
        </Button>
      )}
      {mayDecide(viewer, user) && (
        <>
          <Button
            variant="secondary"
            icon={<KeyRound aria-hidden="true" />}
            onClick={() => actions.changeRole(user)}
          >
            {t('actions.role')}
          </Button>
          <Button
            variant="secondary"
            className="text-clay! hover:border-clay!"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => actions.remove(user)}
          >
            {t('actions.delete')}
          </Button>
        </>
      )}
    </>
  )
}
