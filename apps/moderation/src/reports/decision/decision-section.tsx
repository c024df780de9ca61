import type { ModeratorReportDetail, ReportDecisionOrder } from '@rafiq/contracts'
import { api, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useEffect, useRef } from 'react'
import { RefusalNote } from '../report/refusal-note.tsx'
import { useReportChange } from '../report/use-report-change.ts'
import { reportApi } from '../report-path.ts'
import { useKept } from '../use-kept.ts'
import { mayDecide } from './choices.ts'
import { emptyDraft } from './decision-draft.ts'
import { DecisionForm } from './decision-form.tsx'
import { isDraft } from './is-draft.ts'
import { KeptWords } from './kept-words.tsx'
import { Outcome } from './outcome.tsx'

/** Deciding, for whoever has the report; what was decided, for everybody afterwards. */
export function DecisionSection({ report }: { report: ModeratorReportDetail }) {
  const { t } = useTranslation('moderation')
  const { value: draft, keep, forget } = useKept(`report.${report.id}.decision`, emptyDraft, isDraft)
  const outcome = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, error, isSuccess } = useReportChange(
    (order: ReportDecisionOrder) => api.post(`${reportApi(report.id)}/decision`, order),
    () => {
      forget()
      toast({
        title: t('reports.outcome.saved'),
        description: t('reports.outcome.savedText'),
        tone: 'success',
      })
    },
  )
  const resolved = report.status === 'resolved'
  useEffect(() => {
    // The form that had the focus is gone.
    if (isSuccess && resolved) outcome.current?.focus({ preventScroll: true })
  }, [isSuccess, resolved])
  const refusal = error && !isPending ? <RefusalNote error={error} report={report} /> : null
  if (!resolved && mayDecide(report.may))
    return (
      <DecisionForm
        report={report}
        draft={draft}
        busy={isPending}
        refusal={refusal}
        onChange={keep}
        onDecide={mutate}
      />
    )
  return (
    <>
      {refusal}
      {resolved && <Outcome ref={outcome} report={report} />}
      <KeptWords words={draft.words} onForget={forget} />
    </>
  )
}
