import { settings, useProfile } from '@rafiq/app-kit'
import { isStaff } from '@rafiq/contracts/accounts'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { useSearchParams } from '@rafiq/platform/router'
import { Button, Dialog, KeyRound } from '@rafiq/ui'
import { ActionRow } from '../../shared/action-row.tsx'
import { securityQuery } from '../../shared/queries.ts'
import { PasswordForm } from './password-form.tsx'
import { useChangePassword } from './use-change-password.ts'

const asked = 'change-password'

/** Open by the address, so that a session that ends in the middle leads back to the form; empty, as it holds passwords. */
export function ChangePassword() {
  const { t } = useTranslation('account')
  const [search, setSearch] = useSearchParams()
  const { data: profile } = useProfile()
  // Whoever is of the team may have to choose a stronger one than members do.
  const { data: security } = useQuery({ ...securityQuery, enabled: isStaff(profile?.role ?? 'user') })
  const change = useChangePassword()
  const setOpen = (open: boolean) => {
    const others = new URLSearchParams(search)
    others.delete(asked)
    if (open) others.set(asked, '')
    setSearch(others, { replace: true, preventScrollReset: true })
  }
  return (
    <ActionRow icon={<KeyRound />} title={t('password.title')} text={t('password.text')}>
      <Dialog
        open={search.has(asked)}
        onOpenChange={(next) => !change.isPending && setOpen(next)}
        trigger={<Button variant="secondary">{t('password.button')}</Button>}
        title={t('password.title')}
        description={t('password.lead')}
      >
        <PasswordForm
          strict={settings.strictPasswords || security?.strictPassword === true}
          change={change}
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </ActionRow>
  )
}
