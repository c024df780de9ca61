import type { ModeratorUser } from '@rafiq/contracts/moderation'
import type { Gender } from '@rafiq/contracts/questionnaire'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, CircleCheck, EyeOff, KeyRound, Trash2, User } from '@rafiq/ui'
import { useAccountActions } from '../actions/account-actions.tsx'
import { mayAct, mayDecide, toggleOf, type Viewer } from '../actions/may.ts'

type DetailActionsProps = {
  user: ModeratorUser
  /** Null where there is no profile. */
  gender: Gender | null
  viewer: Viewer
}

/** Everything that this viewer may do with the account; where there is nothing, why. */
export function DetailActions({ user, gender, viewer }: DetailActionsProps) {
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
      {gender && (
        <Button
          variant="secondary"
          icon={<User aria-hidden="true" />}
          onClick={() => actions.correctGender(user, gender)}
        >
          {t('actions.gender')}
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
