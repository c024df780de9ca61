import { type ReporterTemplate, templatesFor } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { SelectField } from '@rafiq/ui'
import { type Choice, decisionOf } from './choices.ts'
import type { DecisionDraft } from './decision-draft.ts'
import { TemplatePreview } from './template-preview.tsx'

type ReporterMessageProps = { choice: Choice; draft: DecisionDraft; onChange: (draft: DecisionDraft) => void }

/** What whoever reported is told. It never says what was done to the other. */
export function ReporterMessage({ choice, draft, onChange }: ReporterMessageProps) {
  const { t } = useTranslation('moderation')
  return (
    <div className="space-y-4">
      <SelectField<ReporterTemplate | 'nothing'>
        label={t('reports.message.toReporter')}
        options={[
          { value: 'nothing', label: t('reports.message.nothing') },
          ...templatesFor[decisionOf(choice)].toReporter.map((value) => ({
            value,
            label: t(`reports.templates.${value}`),
          })),
        ]}
        value={draft.toReporter || 'nothing'}
        onValueChange={(value) => onChange({ ...draft, toReporter: value === 'nothing' ? '' : value })}
      />
      {draft.toReporter && <TemplatePreview template={draft.toReporter} />}
    </div>
  )
}
