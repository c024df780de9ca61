import { limits } from '@rafiq/contracts'
import {
  type MemberTemplate,
  type NoticeTemplate,
  noticeText,
  type ReporterTemplate,
  templatesFor,
} from '@rafiq/contracts/moderation'
import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { isStorable, type Language } from '@rafiq/platform-contracts'
import { SelectField, TextArea } from '@rafiq/ui'
import { useNow } from '../use-now.ts'
import { type Choice, type DecisionDraft, decisionOf, pauseEnd, readDays } from './decision-draft.ts'

type MemberMessageProps = {
  choice: Choice
  draft: DecisionDraft
  /** The member's; undefined until it is known. */
  language: Language | undefined
  onChange: (draft: DecisionDraft) => void
}

/** What the reported member is told: a template in their language, and words of one's own below it. */
export function MemberMessage({ choice, draft, language, onChange }: MemberMessageProps) {
  const { t } = useTranslation(['moderation', 'common'])
  const now = useNow()
  const decision = decisionOf(choice)
  const templates = templatesFor[decision].toMember
  const days = choice === 'pauseDays' ? readDays(draft.days) : null
  const options = [
    // A warning that says nothing is none.
    ...(decision === 'warn' ? [] : [{ value: 'nothing' as const, label: t('reports.message.nothing') }]),
    ...templates.map((value) => ({ value, label: t(`reports.templates.${value}`) })),
  ]
  return (
    <div className="space-y-4">
      <SelectField<MemberTemplate | 'nothing'>
        label={t('reports.message.toMember')}
        options={options}
        value={draft.toMember || 'nothing'}
        onValueChange={(value) => onChange({ ...draft, toMember: value === 'nothing' ? '' : value })}
      />
      {draft.toMember && (
        <>
          <TextArea
            label={t('reports.message.words')}
            hint={language ? t(`reports.message.wordsIn.${language}`) : t('reports.message.wordsHint')}
            optional
            rows={2}
            maxLength={limits.notices.words}
            value={draft.words}
            error={!isStorable(draft.words) && t('common:validation.characters')}
            onChange={({ target }) => onChange({ ...draft, words: target.value })}
          />
          <TemplatePreview
            template={draft.toMember}
            language={language}
            until={days === null ? null : pauseEnd(days, now)}
            words={draft.words}
          />
        </>
      )}
    </div>
  )
}

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

type TemplatePreviewProps = {
  template: NoticeTemplate
  /** Of whoever gets it; the page's own where it is not known. */
  language?: Language | undefined
  until?: string | null | undefined
  words?: string | null | undefined
}

/** A message word for word as it is read, in its reader's language and direction. */
export function TemplatePreview({ template, language, until = null, words = null }: TemplatePreviewProps) {
  const own = useLanguage()
  const { t } = useTranslation('moderation')
  const shown = language ?? own
  const { title, text } = noticeText(template, shown, until)
  return (
    <div className="rounded-control border border-line bg-sunken p-4">
      <div lang={shown} dir={shown === 'ar' ? 'rtl' : 'ltr'} className="space-y-2">
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
        {words?.trim() && (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {words.trim()}
          </p>
        )}
      </div>
      <p className="mt-3 text-sm text-soft">{t(`reports.message.language.${language ?? 'own'}`)}</p>
    </div>
  )
}
