import type {
  ModeratorReportDetail,
  ModeratorUserDetail,
  ReportDecisionOrder,
} from '@rafiq/contracts/moderation'
import { api, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { Button, ChoiceGroup, Section, SelectField, TextField } from '@rafiq/ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { isSubmitShortcut } from '../is-submit-shortcut.ts'
import { useNow } from '../use-now.ts'
import {
  type Choice,
  choicesFor,
  chosen,
  type DecisionDraft,
  type Missing,
  pauseEnd,
  type Reason,
  readDays,
  reasons,
  toOrder,
} from './decision-draft.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { MemberMessage, ReporterMessage } from './messages.tsx'

/** `GET /api/moderator/users/{id}`: the account that a decision is about; recorded as a look of whoever decides. */
const accountQuery = (memberId: string) => {
  const path = `/api/moderator/users/${memberId}`
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ModeratorUserDetail>(path, undefined, { signal }),
  })
}

type DecisionFormProps = {
  report: ModeratorReportDetail
  draft: DecisionDraft
  busy: boolean
  /** Why the last try was rejected. */
  failure: ReactNode
  onChange: (draft: DecisionDraft) => void
  onDecide: (order: ReportDecisionOrder) => void
}

/** What is done about a report, and what is said to both. Only a deletion is asked about once more. */
export function DecisionForm({ report, draft, busy, failure, onChange, onDecide }: DecisionFormProps) {
  const { t } = useTranslation('moderation')
  const { data: account } = useQuery(accountQuery(report.subject.id))
  const [missing, setMissing] = useState<Missing | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const { choice } = draft
  const change = (next: DecisionDraft) => {
    onChange(next)
    setMissing(null)
  }
  const lacks = (field: Missing) => (missing === field ? t(`reports.decision.missing.${field}`) : undefined)

  const decide = () => {
    const read = toOrder(draft, Date.now())
    setMissing(read.missing)
    if (read.order) onDecide(read.order)
    else form.current?.querySelector<HTMLElement>(`[data-field="${read.missing}"] input`)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // A deletion is asked about first.
    if (!isSubmitShortcut(event) || choice === 'delete') return
    event.preventDefault()
    if (!busy) decide()
  }

  return (
    <Section title={t('reports.decision.title')} lead={t('reports.decision.lead')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut for what the button does */}
      <div ref={form} className="space-y-6" onKeyDown={press}>
        <div data-field="choice">
          <ChoiceGroup<Choice>
            label={t('reports.decision.choice')}
            options={choicesFor(report.may).map((value) => ({
              value,
              label: t(`reports.decision.choices.${value}`),
              description: t(`reports.decision.effects.${value}`),
            }))}
            value={choice}
            error={lacks('choice')}
            onValueChange={(next) => change(chosen(draft, next, report))}
          />
        </div>
        {choice === 'pauseDays' && (
          <PauseDays
            value={draft.days}
            error={lacks('days')}
            onChange={(days) => change({ ...draft, days })}
          />
        )}
        {choice !== '' && choice !== 'dismiss' && (
          <SelectField<Reason>
            label={t('reports.decision.reason')}
            options={reasons.map((value) => ({ value, label: t(`reports.reasons.${value}`) }))}
            value={draft.reason || report.category}
            onValueChange={(reason) => change({ ...draft, reason })}
          />
        )}
        {choice !== '' && (
          <>
            <MemberMessage choice={choice} draft={draft} language={account?.language} onChange={change} />
            {report.reporter && <ReporterMessage choice={choice} draft={draft} onChange={change} />}
          </>
        )}
        {failure}
        {choice === 'delete' ? (
          <DeleteDialog
            email={account?.user.email ?? null}
            name={report.subject.name}
            busy={busy}
            onConfirm={decide}
          />
        ) : (
          <Button block busy={busy} onClick={decide}>
            {t(`reports.decision.submit.${choice || 'none'}`)}
          </Button>
        )}
      </div>
    </Section>
  )
}

type PauseDaysProps = { value: string; error: string | undefined; onChange: (days: string) => void }

/** For how many days somebody is paused, and when that ends. */
function PauseDays({ value, error, onChange }: PauseDaysProps) {
  const { t } = useTranslation('moderation')
  const { date, time } = useFormat()
  const now = useNow()
  const days = readDays(value)
  const end = days === null ? null : pauseEnd(days, now)
  return (
    <div data-field="days">
      <TextField
        label={t('reports.decision.days')}
        hint={
          end === null
            ? t('reports.decision.daysHint')
            : t('reports.decision.ends', { date: date(end), time: time(end) })
        }
        inputMode="numeric"
        ltr
        autoComplete="off"
        maxLength={3}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
