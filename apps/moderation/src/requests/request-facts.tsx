import { type ModeratorRequestDetail, noticeText } from '@rafiq/contracts/moderation'
import { Moment, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Section } from '@rafiq/ui'
import { isolateName } from '../shared/isolate.ts'
import { memberPath } from '../shared/paths.ts'
import { useStaffName } from '../shared/staff-name.tsx'

/** Who asks for what, in their own words, and against what where it is an appeal. */
export function RequestFacts({ request }: { request: ModeratorRequestDetail }) {
  const { t } = useTranslation('moderation')
  const { kind, member, at, due, words } = request
  return (
    <Section title={t('requests.detail.asked')} lead={t(`requests.duty.${kind}`)}>
      <dl className="grid items-baseline gap-x-6 gap-y-3 max-sm:[&_dt]:-mb-2.5 max-sm:[&_dt]:text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-soft">{t('requests.detail.member')}</dt>
        <dd>
          {member.name === null ? (
            t('reports.people.gone')
          ) : (
            <Link to={memberPath(member.id)} className="inline-flex min-h-11 items-center">
              {isolateName(member.name)}
            </Link>
          )}
        </dd>
        <dt className="text-soft">{t('requests.detail.at')}</dt>
        <dd>
          <Moment at={at} />
        </dd>
        <dt className="text-soft">{t('requests.detail.due')}</dt>
        <dd>
          <Moment at={due} />
        </dd>
        <Against request={request} />
      </dl>
      <p dir="auto" className="mt-4 border-s-2 border-line ps-3 wrap-anywhere whitespace-pre-wrap">
        {words}
      </p>
      <p className="mt-4 text-soft">{t(`requests.todo.${kind}`)}</p>
    </Section>
  )
}

function Against({ request: { against, decidedBy } }: { request: ModeratorRequestDetail }) {
  const { t } = useTranslation('moderation')
  const language = useLanguage()
  const staffName = useStaffName()
  if (!against) return null
  return (
    <>
      <dt className="text-soft">{t('requests.detail.against')}</dt>
      <dd>
        {against.template ? noticeText(against.template, language).title : t('requests.detail.pause')} ·{' '}
        <Moment at={against.at} />
      </dd>
      <dt className="text-soft">{t('requests.detail.decidedBy')}</dt>
      <dd>{decidedBy ? staffName(decidedBy) : t('audit.system')}</dd>
    </>
  )
}
