import type { ModeratorReportDetail, ReportDecisionOrder } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, ChoiceGroup, Section, SelectField } from '@rafiq/ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { sendsForm } from '../sends-form.ts'
import { accountQuery } from './account-query.ts'
import { type Choice, choicesFor } from './choices.ts'
import { chosen, type DecisionDraft } from './decision-draft.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { MemberMessage } from './member-message.tsx'
import { PauseDays } from './pause-days.tsx'
import { type Reason, reasons } from './reasons.ts'
import { ReporterMessage } from './reporter-message.tsx'
import { type Missing, toOrder } from './to-order.ts'

type DecisionFormProps = {
  report: ModeratorReportDetail
  draft: DecisionDraft
  busy: boolean
  /** Why the last try was refused. */
  refusal: ReactNode
  onChange: (draft: DecisionDraft) => void
  onDecide: (order: ReportDecisionOrder) => void
}

/** What is done about a report, and what is said to both. Only a deletion is asked about once more. */
export function DecisionForm({ report, draft, busy, refusal, onChange, onDecide }: DecisionFormProps) {
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
    if (!sendsForm(event) || choice === 'delete') return
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
        {refusal}
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
