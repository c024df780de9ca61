import type { ModeratorReportDetail, ReportDecisionOrder } from '@rafiq/contracts/moderation'
import { api, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout } from '@rafiq/ui'
import { useEffect, useRef } from 'react'
import { useDraft } from '../../shared/use-draft.ts'
import { ChangeError } from '../report/change-error.tsx'
import { reportApi, useReportChange } from '../report-requests.ts'
import { emptyDraft, isDraft, mayDecide } from './decision-draft.ts'
import { DecisionForm } from './decision-form.tsx'
import { Outcome } from './outcome.tsx'

/** Deciding, for whoever has the report; what was decided, for everybody afterwards. */
export function DecisionSection({ report }: { report: ModeratorReportDetail }) {
  const { t } = useTranslation('moderation')
  const { value: draft, keep, discard } = useDraft(`report.${report.id}.decision`, emptyDraft, isDraft)
  const outcome = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, error, isSuccess } = useReportChange(
    (order: ReportDecisionOrder) => api.post(`${reportApi(report.id)}/decision`, order),
    () => {
      discard()
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
  const failure = error && !isPending ? <ChangeError error={error} report={report} /> : null
  if (!resolved && mayDecide(report.may))
    return (
      <DecisionForm
        report={report}
        draft={draft}
        busy={isPending}
        failure={failure}
        onChange={keep}
        onDecide={mutate}
      />
    )
  return (
    <>
      {failure}
      {resolved && <Outcome ref={outcome} report={report} />}
      <KeptWords words={draft.words} onDiscard={discard} />
    </>
  )
}

type KeptWordsProps = { words: string; onDiscard: () => void }

/** What one had written for a decision that somebody else made, or that one may not make any more. */
function KeptWords({ words, onDiscard }: KeptWordsProps) {
  const { t } = useTranslation('moderation')
  if (words.trim() === '') return null
  return (
    <Callout title={t('reports.kept.title')}>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {words}
      </p>
      <Button variant="quiet" className="-ms-5 mt-2" onClick={onDiscard}>
        {t('reports.kept.forget')}
      </Button>
    </Callout>
  )
}
