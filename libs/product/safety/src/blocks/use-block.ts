import { toast } from '@rafiq/platform'
import { type TFunction, useTranslation } from '@rafiq/platform/i18n'
import { type QueryClient, useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import type { Person } from '../person.ts'
import { applyBlock } from './apply-block.ts'
import { broadcastBlock } from './block-broadcast.ts'
import { putBlock } from './block-requests.ts'
import { liftBlock } from './use-unblock.ts'

type Said = { title?: string; description?: string }

/** A block that the platform has taken: here, in the other tabs, and with the way back. @param said where more happened */
export function completeBlock(client: QueryClient, { id, name }: Person, t: TFunction, said: Said = {}) {
  const change = { memberId: id, blocked: true }
  applyBlock(client, change)
  broadcastBlock(change)
  toast({
    title: t('safety:block.done', { name }),
    description: t('safety:block.doneText'),
    ...said,
    tone: 'success',
    action: {
      label: t('safety:block.undoButton'),
      onPress: () => void liftBlock(client, { id, name }, t).catch(() => undefined),
    },
  })
}

/** @param onBlocked called first and waited for, while the page still shows them: to leave where they were met. */
export function useBlock(person: Person, onBlocked?: () => unknown) {
  const client = useQueryClient()
  const { t } = useTranslation(['safety', 'common'])
  return useSingleMutation({
    mutationFn: () => putBlock(person.id),
    // Of the mutation and not of the call: a room is gone from the page as soon as its socket learns of it.
    onSuccess: async () => {
      await onBlocked?.()
      completeBlock(client, person, t)
    },
  })
}
