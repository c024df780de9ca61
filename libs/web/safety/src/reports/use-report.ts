import type { CreatedReport, NewReport } from '@rafiq/contracts'
import { api, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { putBlock } from '../blocks/block-requests.ts'
import { afterBlock } from '../blocks/use-block.ts'
import type { Person } from '../person.ts'
import { reportsQuery } from './reports-query.ts'

type Sending = { report: NewReport; alsoBlock: boolean }
type Result = 'reported' | 'blocked' | 'not-blocked'

/** The report first: what became of it must not hang on the block. */
async function send({ report, alsoBlock }: Sending, personId: string): Promise<Result> {
  await api.post<CreatedReport>('/api/reports', report)
  if (!alsoBlock) return 'reported'
  return putBlock(personId).then(
    () => 'blocked',
    () => 'not-blocked',
  )
}

/** `POST /api/reports`, and the block where it is wished for; says what happened and what happens next. */
export function useReport(person: Person, onBlocked?: () => unknown) {
  const client = useQueryClient()
  const { t } = useTranslation(['safety', 'common'])
  return useSingleMutation({
    mutationFn: (sending: Sending) => send(sending, person.id),
    onSuccess: async (result: Result) => {
      void client.invalidateQueries({ queryKey: reportsQuery.queryKey })
      if (result === 'blocked') {
        await onBlocked?.()
        return afterBlock(client, person, t, t('safety:report.doneBlocked', { name: person.name }))
      }
      toast({
        title: t('safety:report.done'),
        description:
          result === 'reported'
            ? t('safety:report.doneText')
            : t('safety:report.notBlocked', { name: person.name }),
        tone: result === 'reported' ? 'success' : 'neutral',
      })
    },
  })
}
