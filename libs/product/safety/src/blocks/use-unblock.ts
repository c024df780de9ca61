import '../texts.ts'
import { errorText, toast } from '@rafiq/platform'
import { type TFunction, useTranslation } from '@rafiq/platform/i18n'
import { type QueryClient, useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import type { Person } from '../person.ts'
import { applyBlock } from './apply-block.ts'
import { broadcastBlock } from './block-broadcast.ts'
import { deleteBlock } from './block-requests.ts'

/** Lifts a block and says so; throws, once that is said, where it could not. */
export async function liftBlock(client: QueryClient, { id, name }: Person, t: TFunction): Promise<void> {
  try {
    await deleteBlock(id)
  } catch (error) {
    toast({ title: t('safety:unblock.failed'), description: errorText(error, t), tone: 'error' })
    throw error
  }
  const change = { memberId: id, blocked: false }
  applyBlock(client, change)
  broadcastBlock(change)
  toast({
    title: t('safety:unblock.done', { name }),
    description: t('safety:unblock.doneText'),
    tone: 'success',
  })
}

export function useUnblock(person: Person) {
  const client = useQueryClient()
  const { t } = useTranslation(['safety', 'common'])
  return useSingleMutation({ mutationFn: () => liftBlock(client, person, t) })
}
