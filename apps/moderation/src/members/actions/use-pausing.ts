import type { BulkPauseResult, ModeratorUser } from '@rafiq/contracts/moderation'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { isolate } from '../../shared/isolate.ts'
import { changeUser, pauseUsers, undoPause } from '../account-requests.ts'
import type { PauseTerms } from './pause-dialog.tsx'
import { useAnswers } from './use-answers.ts'

type PauseOrder = { users: readonly ModeratorUser[]; terms: PauseTerms }

/** Pausing one account or many, and the way back. `onRefused` hears whom a pause of many left as they were. */
export function usePausing(onDone: () => void, onRefused: (refused: BulkPauseResult['refused']) => void) {
  const { t } = useTranslation('moderation')
  const { date } = useFormat()
  const answers = useAnswers()

  const activation = useSingleMutation({
    mutationFn: (user: ModeratorUser) => changeUser(user.id, { isActive: true }),
    onSuccess: ({ email }) => answers.updated(t('toasts.active', { email: isolate(email) })),
    onError: (error) => answers.failed('updateFailed', error),
  })
  const undo = useSingleMutation({
    mutationFn: undoPause,
    onSuccess: ({ users }) => answers.updated(t('toasts.activeAgain', { count: users.length })),
    onError: (error) => answers.failed('updateFailed', error),
  })
  const pauseOne = async (user: ModeratorUser, terms: PauseTerms) => {
    const paused = await changeUser(user.id, { isActive: false, ...terms })
    const email = isolate(paused.email)
    answers.updated(
      terms.until === null
        ? t('toasts.paused', { email })
        : t('toasts.pausedUntil', { email, date: date(terms.until) }),
      () => activation.mutate(paused),
    )
  }
  const pauseMany = async (users: readonly ModeratorUser[], terms: PauseTerms) => {
    const { pauseId, users: paused, refused } = await pauseUsers({ ids: users.map(({ id }) => id), ...terms })
    onRefused(refused)
    answers.updated(
      t('toasts.pausedMany', { count: paused.length }),
      paused.length > 0 ? () => undo.mutate(pauseId) : undefined,
    )
  }
  const pausing = useSingleMutation({
    mutationFn: async ({ users, terms }: PauseOrder) => {
      const [first, ...others] = users
      if (first && others.length === 0) await pauseOne(first, terms)
      else await pauseMany(users, terms)
    },
    onSuccess: onDone,
    onError: (error) => answers.failed('updateFailed', error) && onDone(),
  })
  return { activation, pausing }
}
