import type { CreatedReport, NewReport } from '@rafiq/contracts/moderation'
import { api, errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { putBlock } from '../blocks/block-requests.ts'
import { completeBlock } from '../blocks/use-block.ts'
import type { Person } from '../person.ts'
import { reportsQuery } from './reports-query.ts'

type Sending = { report: NewReport; alsoBlock: boolean }
type Block = 'none' | 'set' | 'failed'
/** `rejection`: why there is no new report, where the block was wished for all the same. */
type Result = { rejection: unknown; block: Block }

/** The team has the report already, or takes no more of them today: neither speaks against a block. */
const allowsBlock = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'report-exists' || error.code === 'report-limit')

/** The report first: what became of it must not hang on the block. */
async function send({ report, alsoBlock }: Sending, personId: string): Promise<Result> {
  const rejection: unknown = await api.post<CreatedReport>('/api/reports', report).then(
    () => null,
    (error: unknown) => error,
  )
  if (rejection && !(alsoBlock && allowsBlock(rejection))) throw rejection
  if (!alsoBlock) return { rejection, block: 'none' }
  const block = await putBlock(personId).then(
    (): Block => 'set',
    (): Block => 'failed',
  )
  return { rejection, block }
}

/** `POST /api/reports`, and the block where it is wished for; says what happened and what happens next. */
export function useReport(person: Person, onBlocked?: () => unknown) {
  const client = useQueryClient()
  const { t } = useTranslation(['safety', 'common'])
  const { name } = person
  return useSingleMutation({
    mutationFn: async (sending: Sending): Promise<Result> => {
      const result = await send(sending, person.id)
      if (!result.rejection || result.block === 'set') return result
      // Nothing was done: the form stays with its reason, and this is the other one.
      toast({
        title: t('safety:block.failed'),
        description: t('safety:block.again', { name }),
        tone: 'error',
      })
      throw result.rejection
    },
    onSuccess: async ({ rejection, block }: Result) => {
      void client.invalidateQueries({ queryKey: reportsQuery.queryKey })
      if (block === 'set') {
        await onBlocked?.()
        return completeBlock(client, person, t, {
          title: t(rejection ? 'safety:report.onlyBlocked' : 'safety:report.doneBlocked', { name }),
          ...(rejection ? { description: errorText(rejection, t) } : {}),
        })
      }
      toast({
        title: t('safety:report.done'),
        description: block === 'none' ? t('safety:report.doneText') : t('safety:report.notBlocked', { name }),
        tone: block === 'none' ? 'success' : 'neutral',
      })
    },
  })
}
