import { limits } from '@rafiq/contracts'
import type { ModeratorReportDetail, ReportNote } from '@rafiq/contracts/moderation'
import { api, Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { isStorable } from '@rafiq/platform-contracts'
import { Button, Section, TextArea } from '@rafiq/ui'
import { type KeyboardEvent, useState } from 'react'
import { useStaffName } from '../../shared/staff-name.tsx'
import { useDraft } from '../../shared/use-draft.ts'
import { isSubmitShortcut } from '../is-submit-shortcut.ts'
import { reportApi, useReportChange } from '../report-requests.ts'
import { ChangeError } from './change-error.tsx'

const isText = (value: unknown): value is string => typeof value === 'string'

/** What the team writes down about a report, for itself alone. */
export function ReportNotes({ report }: { report: ModeratorReportDetail }) {
  const { t } = useTranslation('moderation')
  const { notes, may } = report
  return (
    <Section title={t('reports.notes.title')} lead={t('reports.notes.lead')}>
      {notes.length > 0 && (
        <ol className="mb-5 space-y-4">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ol>
      )}
      {may.includes('note') ? (
        <NewNote report={report} />
      ) : (
        notes.length === 0 && <p className="text-soft">{t('reports.notes.none')}</p>
      )}
    </Section>
  )
}

function Note({ note: { by, at, text } }: { note: ReportNote }) {
  const staffName = useStaffName()
  return (
    <li className="border-s-4 border-line ps-4">
      <p className="text-sm text-soft wrap-anywhere">
        {staffName(by)} · <Moment at={at} />
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </li>
  )
}

function NewNote({ report }: { report: ModeratorReportDetail }) {
  const { t } = useTranslation(['moderation', 'common'])
  const { value, keep, discard } = useDraft(`report.${report.id}.note`, '', isText)
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error } = useReportChange(
    (text: string) => api.post(`${reportApi(report.id)}/notes`, { text }),
    discard,
  )
  const send = () => {
    const text = value.trim()
    setMissing(text === '')
    if (text !== '' && isStorable(text)) mutate(text)
  }
  const press = (event: KeyboardEvent) => {
    if (!isSubmitShortcut(event)) return
    event.preventDefault()
    send()
  }
  return (
    <div className="space-y-4">
      <TextArea
        label={t('reports.notes.label')}
        hint={t('reports.notes.hint')}
        rows={2}
        maxLength={limits.reports.note}
        value={value}
        error={
          isStorable(value)
            ? missing && value.trim() === '' && t('reports.notes.missing')
            : t('common:validation.characters')
        }
        onChange={({ target }) => keep(target.value)}
        onKeyDown={press}
      />
      {error && !isPending && <ChangeError error={error} report={report} />}
      <Button variant="secondary" busy={isPending} onClick={send}>
        {t('reports.notes.add')}
      </Button>
    </div>
  )
}
