import { useProfile } from '@rafiq/app-kit'
import { limits } from '@rafiq/contracts'
import type { UserProfile } from '@rafiq/contracts/members'
import { type Notice, noticeText, requestKinds } from '@rafiq/contracts/moderation'
import { errorText, linkTo, useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link, useSearchParams } from '@rafiq/platform/router'
import { isStorable } from '@rafiq/platform-contracts'
import {
  Button,
  Callout,
  ChoiceGroup,
  type ChoiceGroupProps,
  Info,
  LoadingState,
  ReadError,
  Section,
  Skeleton,
  TextArea,
} from '@rafiq/ui'
import { type Control, useController, useWatch } from 'react-hook-form'
import { dataPath } from '../../shared/paths.ts'
import { noticesQuery } from '../../shared/queries.ts'
import { appealable, isRefused, type RequestValues } from './appeals.ts'
import { requestsQuery } from './queries.ts'
import { useNewRequest } from './use-new-request.ts'

const max = limits.requests.words
/** The counter comes when so much is left. */
const countedFrom = 200

/** Asks the team for something; first says what can be done at once without them. */
export function NewRequest() {
  const { t } = useTranslation(['requests', 'account'])
  const [search] = useSearchParams()
  const begun = search.get('appeal')
  const read = useProfile()
  const { data: profile, error } = read
  return (
    <Section title={t('requests:form.title')} lead={t('requests:form.lead')}>
      {profile ? (
        <RequestForm key={begun} profile={profile} begun={begun} />
      ) : error ? (
        <ReadError level={3} title={t('account:page.failed')} read={read} />
      ) : (
        <LoadingState label={t('account:page.loading')}>
          <Skeleton className="h-64" />
        </LoadingState>
      )}
    </Section>
  )
}

/** @param props.begun what an appeal was begun against elsewhere, if it was */
function RequestForm({ profile, begun }: { profile: UserProfile; begun: string | null }) {
  const { t } = useTranslation(['requests', 'common'])
  const { number } = useFormat()
  const { data: requests = [] } = useQuery(requestsQuery)
  const decisions = useDecisions(profile, ({ id }) => id === begun || !isRefused(requests, id))
  const form = useNewRequest(profile.id, begun)
  const { control, register, formState, busy, error } = form
  const [kind, against, words] = useWatch({ control, name: ['kind', 'against', 'words'] })
  const left = max - words.length
  const wordsProblem =
    left < 0
      ? t('common:validation.tooLong')
      : isStorable(words)
        ? t('requests:form.wordsNeeded')
        : t('common:validation.characters')
  const kinds = requestKinds.filter((one) => one !== 'appeal' || decisions.length > 0)
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="space-y-5">
      <ChoiceField
        control={control}
        name="kind"
        label={t('requests:form.kind')}
        options={kinds.map((value) => ({
          value,
          label: t(`requests:kind.${value}`),
          description: t(`requests:meaning.${value}`),
        }))}
      />
      {kind === 'appeal' && (
        <ChoiceField
          control={control}
          name="against"
          label={t('requests:form.against')}
          options={decisions}
        />
      )}
      {kind === 'appeal' && isRefused(requests, against) && (
        <Callout>
          <p>{t('common:errors.appeal-answered')}</p>
        </Callout>
      )}
      <ByOneself kind={kind} />
      <TextArea
        {...register('words')}
        dir="auto"
        label={t('requests:form.words')}
        hint={t('requests:form.wordsHint', { max: number(max) })}
        error={formState.errors.words && wordsProblem}
      />
      {left <= countedFrom && (
        <p role="status" className={`text-end text-sm tabular-nums ${left < 0 ? 'text-clay' : 'text-soft'}`}>
          {left < 0 ? t('requests:form.over', { count: -left }) : t('requests:form.left', { count: left })}
        </p>
      )}
      {error && (
        <Callout tone="danger" role="alert" title={t('requests:form.failed')}>
          <p>{errorText(error, t)}</p>
        </Callout>
      )}
      <Button type="submit" busy={busy} busyLabel={t('requests:form.sending')}>
        {t('requests:form.send')}
      </Button>
    </form>
  )
}

type ChoiceFieldProps = Pick<ChoiceGroupProps<string>, 'label' | 'options'> & {
  control: Control<RequestValues>
  name: 'kind' | 'against'
}

function ChoiceField({ control, name, ...rest }: ChoiceFieldProps) {
  const { t } = useTranslation('common')
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  const error = fieldState.error && t('validation.choice')
  return <ChoiceGroup {...rest} {...{ ref, name, value, onBlur, error }} onValueChange={onChange} />
}

/** What can be appealed against, the pause that is on first. */
function useDecisions({ pausedByStaff }: UserProfile, isOpen: (notice: Notice) => boolean) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const { date } = useFormat()
  const { data: notices = [] } = useQuery(noticesQuery)
  const told = appealable(notices)
    .filter(isOpen)
    .map(({ id, at, template, until }) => ({
      value: id,
      label: noticeText(template, language, until).title,
      description: date(at),
    }))
  return pausedByStaff ? [{ value: 'pause', label: t('requests:against.pause') }, ...told] : told
}

/** The member's own way to the same, where there is one. */
function ByOneself({ kind }: { kind: string }) {
  const { t } = useTranslation('requests')
  const ways: Record<string, string> = {
    access: dataPath,
    correction: linkTo('questionnaire'),
    deletion: linkTo('account'),
  }
  const way = ways[kind]
  if (way === undefined) return null
  return (
    <Callout icon={<Info />} title={t(`requests:yourself.${kind}.title`)}>
      <p>
        <Link to={way} className="inline-flex min-h-11 items-center">
          {t(`requests:yourself.${kind}.link`)}
        </Link>
      </p>
    </Callout>
  )
}
