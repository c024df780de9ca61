import type { Role } from '@rafiq/contracts/accounts'
import type { BulkPauseResult, GenderCorrection, ModeratorUser } from '@rafiq/contracts/moderation'
import type { Gender } from '@rafiq/contracts/questionnaire'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { createContext, type ReactNode, use, useState } from 'react'
import { isolate } from '../../shared/isolate.ts'
import { changeRole, correctGender, deleteUser } from '../account-requests.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { GenderDialog } from './gender-dialog.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useAnswers } from './use-answers.ts'
import { usePausing } from './use-pausing.ts'

type Question =
  | { kind: 'pause'; users: readonly ModeratorUser[] }
  | { kind: 'delete' | 'role'; user: ModeratorUser }
  | { kind: 'gender'; user: ModeratorUser; gender: Gender }

type Actions = {
  /** Asks why and for how long. */
  pause: (users: readonly ModeratorUser[]) => void
  activate: (user: ModeratorUser) => void
  /** Asks first. */
  remove: (user: ModeratorUser) => void
  /** Asks first. @param gender the one that is wrong */
  correctGender: (user: ModeratorUser, gender: Gender) => void
  /** Asks which. */
  changeRole: (user: ModeratorUser) => void
}

const ActionsContext = createContext<Actions | null>(null)

/** What can be done to accounts, for everything inside `AccountActions`. */
export function useAccountActions(): Actions {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('useAccountActions outside AccountActions')
  return actions
}

type AccountActionsProps = {
  onDeleted?: () => void
  /** Whom a pause of many left as they were, and why. */
  onPaused?: (refused: BulkPauseResult['refused']) => void
  children: ReactNode
}

/** Around a page of accounts: asks what has to be asked, acts, and says what came of it. */
export function AccountActions({ onDeleted, onPaused, children }: AccountActionsProps) {
  const { t } = useTranslation('moderation')
  const [question, setQuestion] = useState<Question | null>(null)
  const answers = useAnswers()
  const close = () => setQuestion(null)
  const { activation, pausing } = usePausing(close, (refused) => onPaused?.(refused))

  const deletion = useSingleMutation({
    mutationFn: ({ id }: ModeratorUser) => deleteUser(id),
    onSuccess: (_, { email }) => {
      close()
      answers.deleted(t('toasts.gone', { email: isolate(email) }))
      onDeleted?.()
    },
    onError: (error) => answers.failed('deletionFailed', error) && close(),
  })
  const roleChange = useSingleMutation({
    mutationFn: ({ user, role }: { user: ModeratorUser; role: Role }) => changeRole(user.id, role),
    onSuccess: ({ email, role }) => {
      close()
      answers.updated(t('toasts.role', { email: isolate(email), role: t(`common:role.${role}`) }))
    },
    onError: (error) => answers.failed('updateFailed', error) && close(),
  })

  const correction = useSingleMutation({
    mutationFn: ({ user, change }: { user: ModeratorUser; change: GenderCorrection }) =>
      correctGender(user.id, change),
    onSuccess: ({ email }) => {
      close()
      answers.updated(t('toasts.gender', { email: isolate(email) }))
    },
    onError: (error) => answers.failed('updateFailed', error) && close(),
  })

  const actions: Actions = {
    pause: (users) => setQuestion({ kind: 'pause', users }),
    activate: activation.mutate,
    remove: (user) => setQuestion({ kind: 'delete', user }),
    correctGender: (user, gender) => setQuestion({ kind: 'gender', user, gender }),
    changeRole: (user) => setQuestion({ kind: 'role', user }),
  }
  return (
    <ActionsContext value={actions}>
      {children}
      {question?.kind === 'pause' && (
        <PauseDialog
          title={
            question.users[0] && question.users.length === 1
              ? t('pause.title', { email: isolate(question.users[0].email) })
              : t('pause.titleMany', { count: question.users.length })
          }
          busy={pausing.isPending}
          onPause={(terms) => pausing.mutate({ users: question.users, terms })}
          onClose={close}
        />
      )}
      {question?.kind === 'delete' && (
        <DeleteDialog
          user={question.user}
          busy={deletion.isPending}
          onDelete={() => deletion.mutateAsync(question.user).catch(() => undefined)}
          onClose={close}
        />
      )}
      {question?.kind === 'role' && (
        <RoleDialog
          user={question.user}
          busy={roleChange.isPending}
          onChoose={(role) => roleChange.mutate({ user: question.user, role })}
          onClose={close}
        />
      )}
      {question?.kind === 'gender' && (
        <GenderDialog
          user={question.user}
          gender={question.gender}
          busy={correction.isPending}
          onCorrect={(change) => correction.mutate({ user: question.user, change })}
          onClose={close}
        />
      )}
    </ActionsContext>
  )
}
