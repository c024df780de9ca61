import { isStaff } from '@rafiq/contracts/accounts'
import type { ModeratorUser } from '@rafiq/contracts/moderation'
import { errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { AlertDialog, Button, Section } from '@rafiq/ui'
import { type ReactNode, useState } from 'react'
import { isolate } from '../../shared/isolate.ts'
import { endSessions, refreshAccounts, resetFactors } from '../account-requests.ts'

type Kind = 'sessions' | 'factors'

/** For admins: ends the sessions of an account, and for a colleague who has lost theirs, takes the second factors away. */
export function SignInActions({ user }: { user: ModeratorUser }) {
  const { t } = useTranslation('moderation')
  return (
    <Section title={t('signIn.title')} lead={t('signIn.lead')}>
      <ul className="divide-y divide-line">
        <Row kind="sessions">
          <Action
            user={user}
            kind="sessions"
            act={async () => {
              const { ended } = await endSessions(user.id)
              return t('signIn.sessions.doneText', { count: ended })
            }}
          />
        </Row>
        {isStaff(user.role) && (
          <Row kind="factors">
            <Action
              user={user}
              kind="factors"
              act={async () => {
                await resetFactors(user.id)
                return t('signIn.factors.doneText')
              }}
            />
          </Row>
        )}
      </ul>
    </Section>
  )
}

function Row({ kind, children }: { kind: Kind; children: ReactNode }) {
  const { t } = useTranslation('moderation')
  return (
    <li className="flex flex-col items-start gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h3 className="font-semibold">{t(`signIn.${kind}.name`)}</h3>
        <p className="text-sm text-soft">{t(`signIn.${kind}.text`)}</p>
      </div>
      <div className="shrink-0">{children}</div>
    </li>
  )
}

type ActionProps = { user: ModeratorUser; kind: Kind; act: () => Promise<string> }

/** Asks first; says what came of it. */
function Action({ user, kind, act }: ActionProps) {
  const { t } = useTranslation(['moderation', 'common'])
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const { mutateAsync, isPending } = useSingleMutation({
    mutationFn: act,
    onSuccess: (description) => {
      setOpen(false)
      void refreshAccounts(client)
      toast({ title: t(`signIn.${kind}.done`), description, tone: 'success' })
    },
    onError: (error) => {
      toast({ title: t(`signIn.${kind}.failed`), description: errorText(error, t), tone: 'error' })
      // Gone meanwhile, or no more theirs to do: the page is to say so.
      const refused = isApiError(error) && error.status < 500 && error.code !== 'step-up-required'
      if (!refused) return
      setOpen(false)
      void refreshAccounts(client)
    },
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !isPending && setOpen(next)}
      trigger={<Button variant="secondary">{t(`signIn.${kind}.button`)}</Button>}
      title={t(`signIn.${kind}.question`, { email: isolate(user.email) })}
      description={t(`signIn.${kind}.effect`)}
      confirmLabel={t(`signIn.${kind}.confirm`)}
      cancelLabel={t('common:words.cancel')}
      busy={isPending}
      onConfirm={() => mutateAsync().catch(() => undefined)}
    />
  )
}
