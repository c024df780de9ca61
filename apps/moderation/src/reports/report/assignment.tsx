import { useProfile } from '@rafiq/app-kit'
import type { ModeratorReportDetail, ReportAction } from '@rafiq/contracts/moderation'
import { announce, api } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Section } from '@rafiq/ui'
import { useRef } from 'react'
import { useStaffName } from '../../shared/staff-name.tsx'
import { reportApi, useReportChange } from '../report-requests.ts'
import { ChangeError } from './change-error.tsx'

const steps = ['take', 'release', 'escalate'] as const satisfies readonly ReportAction[]
type Step = (typeof steps)[number]

/** Who has the report, and taking it, giving it back or passing it on. Nothing of it is final. */
export function Assignment({ report }: { report: ModeratorReportDetail }) {
  const { t } = useTranslation('moderation')
  const staffName = useStaffName()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: profile } = useProfile()
  const { id, status, assignee, reporter, may } = report
  const { mutate, isPending, variables, error } = useReportChange(
    (step: Step) => api.post(`${reportApi(id)}/${step}`),
    (_, step) => {
      announce(t(`reports.assignment.done.${step}`))
      // The pressed button goes with what it offered.
      heading.current?.focus({ preventScroll: true })
    },
  )
  const offered = steps.filter((step) => may.includes(step))
  const why =
    reporter && reporter.id === profile?.id ? 'own' : status === 'escalated' ? 'forAdmins' : 'others'
  if (status === 'resolved') return error ? <ChangeError error={error} report={report} /> : null
  return (
    <Section
      headingRef={heading}
      title={
        assignee
          ? t('reports.assignment.with', { name: staffName(assignee) })
          : t(`reports.assignment.nobody.${status === 'escalated' ? 'escalated' : 'open'}`)
      }
      lead={offered.includes('take') ? t('reports.assignment.lead') : undefined}
    >
      <div className="space-y-4">
        {error && !isPending && <ChangeError error={error} report={report} />}
        {offered.length > 0 ? (
          <div className="flex flex-wrap gap-3">
            {offered.map((step) => (
              <Button
                key={step}
                variant={step === 'take' ? 'primary' : 'secondary'}
                busy={isPending && variables === step}
                onClick={() => mutate(step)}
              >
                {t(`reports.assignment.${step}`)}
              </Button>
            ))}
          </div>
        ) : (
          <p className="text-soft">{t(`reports.assignment.${why}`)}</p>
        )}
      </div>
    </Section>
  )
}
