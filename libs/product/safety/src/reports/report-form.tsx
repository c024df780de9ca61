import { limits } from '@rafiq/contracts'
import { reportCategories } from '@rafiq/contracts/moderation'
import { errorText, isApiError, linkTo, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { isStorable } from '@rafiq/platform-contracts'
import { Callout, Checkbox, ChoiceGroup, TextArea } from '@rafiq/ui'
import { Controller, useWatch } from 'react-hook-form'
import type { ReportFormState } from './use-report-form.ts'

const max = limits.reports.words
/** The counter comes when so much is left. */
const countedFrom = 200

type ReportFormProps = { id: string; form: ReportFormState; name: string }

/** Why, in one press; what happened, in words; and whether they should also be gone. */
export function ReportForm({ id, form, name }: ReportFormProps) {
  const { t } = useTranslation(['safety', 'common'])
  const { number } = useFormat()
  const { control, register, formState, alsoBlock, setAlsoBlock, error } = form
  const [category, words = ''] = useWatch({ control, name: ['category', 'words'] })
  const left = max - words.length
  const wordsProblem =
    left < 0
      ? t('common:validation.tooLong')
      : isStorable(words)
        ? t('safety:report.wordsNeeded')
        : t('common:validation.characters')
  return (
    <form id={id} noValidate onSubmit={(event) => void form.submit(event)} className="space-y-5">
      <Controller
        control={control}
        name="category"
        render={({ field, fieldState }) => (
          <ChoiceGroup
            ref={field.ref}
            name={field.name}
            columns={2}
            label={t('safety:report.question')}
            options={reportCategories.map((value) => ({ value, label: t(`common:reportCategory.${value}`) }))}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error && t('common:validation.choice')}
          />
        )}
      />
      <TextArea
        {...register('words')}
        dir="auto"
        rows={3}
        label={t('safety:report.words')}
        hint={t('safety:report.wordsHint', { max: number(max) })}
        optional={category !== 'other'}
        error={formState.errors.words && wordsProblem}
      />
      {left <= countedFrom && (
        <p role="status" className={`text-end text-sm tabular-nums ${left < 0 ? 'text-clay' : 'text-soft'}`}>
          {left < 0 ? t('safety:report.over', { count: -left }) : t('safety:report.left', { count: left })}
        </p>
      )}
      <Checkbox
        label={t('safety:report.alsoBlock', { name })}
        hint={t('safety:report.alsoBlockHint')}
        checked={alsoBlock}
        onChange={({ currentTarget }) => setAlsoBlock(currentTarget.checked)}
      />
      {error && <ReportProblem error={error} />}
    </form>
  )
}

/** Why a report was not taken, and that nothing of it is lost. */
function ReportProblem({ error }: { error: Error }) {
  const { t } = useTranslation(['safety', 'common'])
  const code = isApiError(error) ? error.code : null
  const told = code === 'report-exists' || code === 'report-limit'
  return (
    <Callout tone={told ? 'amber' : 'danger'} role="alert" title={t('safety:report.failed')}>
      <p>{code === 'not-found' ? t('safety:report.gone') : errorText(error, t)}</p>
      {!told && code !== 'not-found' && <p>{t('safety:report.kept')}</p>}
      {code !== 'report-exists' && (
        <p>
          {t('safety:report.danger')} <Link to={linkTo('support')}>{t('safety:report.support')}</Link>
        </p>
      )}
    </Callout>
  )
}
