import { type Role, roles } from '@rafiq/contracts/accounts'
import type { ModeratorUser } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, ChoiceGroup, Dialog } from '@rafiq/ui'
import { useState } from 'react'
import { isolate } from '../../shared/isolate.ts'

type RoleDialogProps = {
  user: ModeratorUser
  busy: boolean
  onChoose: (role: Role) => void
  onClose: () => void
}

/** What each role may do, and what giving another one does at once. */
export function RoleDialog({ user, busy, onChoose, onClose }: RoleDialogProps) {
  const { t } = useTranslation(['moderation', 'common'])
  const [role, setRole] = useState<Role>(user.role)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('role.title', { email: isolate(user.email) })}
      description={t('role.effect')}
      footer={
        <>
          <Button busy={busy} onClick={() => (role === user.role ? onClose() : onChoose(role))}>
            {t('role.confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common:words.cancel')}
          </Button>
        </>
      }
    >
      <ChoiceGroup
        label={t('role.label')}
        labelHidden
        value={role}
        onValueChange={setRole}
        options={roles.map((value) => ({
          value,
          label: t(`common:role.${value}`),
          description: t(`role.may.${value}`),
        }))}
      />
    </Dialog>
  )
}
