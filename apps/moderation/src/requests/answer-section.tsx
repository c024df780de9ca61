import { limits } from '@rafiq/contracts'
import {
  type ModeratorRequestDetail,
  requestAnswerSchema,
  requestOutcomes,
} from '@rafiq/contracts/moderation'
import { errorText, Moment, toast, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { Button, ButtonLink, Callout, ChoiceGroup, Section, TextArea } from '@rafiq/ui'
import { type SubmitEvent, useState } from 'react'
import { requestPath } from '../shared/paths.ts'
import { useStaffName } from '../shared/staff-name.tsx'
import { useDraft } from '../shared/use-draft.ts'
import { requestsQuery, useAnswer } from './requests-api.ts'

type Draft = { outcome: string; words: string }
const empty: Draft = { outcome: '', words: '' }
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'outcome' in value && 'words' in value

/** The answer that was given, or the form for it; whoever made the decision leaves it to somebody else. */
export function AnswerSection({ request }: { request: ModeratorRequestDetail }) {
  const { t } = useTranslation('moderation')
  if (request.status !== 'open') return <Given request={request} />
  if (!request.mayAnswer) {
    return (
      <Callout tone="amber" title={t('requests.own.title')}>
        <p>{t('requests.own.text')}</p>
      </Callout>
    )
  }
  return <AnswerForm request={request} />
}

function Given({ request }: { request: ModeratorRequestDetail }) {
  const { t } = useTranslation('moderation')
  const staffName = useStaffName()
  const { outcome, answer, answeredBy, closedAt } = request
  return (
    <Section title={t(`requests.state.${outcome ?? 'withdrawn'}`)}>
      <p className="text-sm text-soft">
        {answeredBy && <>{t('requests.answer.by', { name: staffName(answeredBy) })} · </>}
        {closedAt && <Moment at={closedAt} />}
      </p>
      {answer !== null && (
        <p dir="auto" className="mt-3 wrap-anywhere whitespace-pre-wrap">
          {answer}
        </p>
      )}
      <Next id={request.id} />
    </Section>
  )
}

/** The way to the next one that waits. */
function Next({ id }: { id: string }) {
  const { t } = useTranslation('moderation')
  const { data } = useQuery(requestsQuery({ tab: 'open', kind: '', cursor: '' }))
  const next = data?.items.find((one) => one.id !== id && one.mayAnswer)
  if (!next) return null
  return (
    <ButtonLink asChild variant="secondary" className="mt-4">
      <Link to={requestPath(next.id)}>{t('requests.next')}</Link>
    </ButtonLink>
  )
}

function AnswerForm({ request: { id } }: { request: ModeratorRequestDetail }) {
  const { t } = useTranslation(['moderation', 'common'])
  const { number } = useFormat()
  const draft = useDraft(`request.${id}`, empty, isDraft)
  const [checked, setChecked] = useState(false)
  const { mutate, isPending, error } = useAnswer(id, () => {
    draft.discard()
    toast({ title: t('requests.answer.done'), description: t('requests.answer.doneText'), tone: 'success' })
  })
  const parsed = requestAnswerSchema.safeParse(draft.value)
  const faults = new Set(checked ? parsed.error?.issues.map(({ path }) => path[0]) : [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (parsed.success) mutate(parsed.data)
  }
  const max = limits.requests.words
  return (
    <Section title={t('requests.answer.title')} lead={t('requests.answer.lead')}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <ChoiceGroup
          label={t('requests.answer.outcome')}
          name="outcome"
          options={requestOutcomes.map((value) => ({ value, label: t(`requests.outcome.${value}`) }))}
          value={requestOutcomes.find((one) => one === draft.value.outcome)}
          onValueChange={(outcome) => draft.keep({ ...draft.value, outcome })}
          error={faults.has('outcome') && t('common:validation.choice')}
        />
        <TextArea
          label={t('requests.answer.words')}
          hint={t('requests.answer.wordsHint', { max: number(max) })}
          dir="auto"
          value={draft.value.words}
          onChange={({ target }) => draft.keep({ ...draft.value, words: target.value })}
          error={
            faults.has('words') &&
            (draft.value.words.length > max
              ? t('common:validation.tooLong')
              : t('requests.answer.wordsNeeded'))
          }
        />
        {error && (
          <Callout tone="danger" role="alert" title={t('requests.answer.failed')}>
            <p>{errorText(error, t)}</p>
          </Callout>
        )}
        <Button type="submit" busy={isPending} busyLabel={t('requests.answer.sending')}>
          {t('requests.answer.send')}
        </Button>
      </form>
    </Section>
  )
}
