import '../texts.ts'
import type { NewReport } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Dialog, Flag } from '@rafiq/ui'
import { useId } from 'react'
import type { Person } from '../person.ts'
import { ReportForm } from './report-form.tsx'
import { useReportForm } from './use-report-form.ts'

export type ReportDialogProps = {
  subject: NewReport['subject']
  /** The message's own words, where it is one. */
  quote?: string | undefined
  person: Person
  /** Messages can be reported one by one where this was opened. */
  withMessages?: boolean | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onBlocked?: (() => unknown) | undefined
}

/** What was typed stays while the dialog is closed, until it is sent. */
export function ReportDialog({ subject, quote, person, withMessages = false, ...dialog }: ReportDialogProps) {
  const { open, onOpenChange, onBlocked } = dialog
  const { t } = useTranslation('safety')
  const { name } = person
  const formId = useId()
  const close = () => onOpenChange(false)
  const form = useReportForm({ subject, person, onBlocked, onSent: close })
  const { kind } = subject
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !form.busy && onOpenChange(next)}
      title={t(`safety:report.title.${kind}`, { name })}
      description={t(`safety:report.lead.${kind}`)}
      footer={
        <Button type="submit" form={formId} busy={form.busy} busyLabel={t('safety:report.busy')}>
          {t('safety:report.send')}
        </Button>
      }
    >
      {quote !== undefined && (
        <blockquote
          dir="auto"
          className="line-clamp-4 rounded-control bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap"
        >
          {quote}
        </blockquote>
      )}
      {withMessages && (
        <p className="flex items-start gap-2 text-sm text-soft">
          <Flag aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t('safety:report.oneMessage')}
        </p>
      )}
      <ReportForm id={formId} form={form} name={name} />
    </Dialog>
  )
}
