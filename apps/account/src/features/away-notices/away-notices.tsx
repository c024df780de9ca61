import { type AwayNoticeKind, awayNoticeKinds } from '@rafiq/contracts/members'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { LoadingState, ReadError, Section, Skeleton } from '@rafiq/ui'
import { KindSwitch } from './kind-switch.tsx'
import { NoticeWayGroup } from './notice-way-group.tsx'
import { PushNotices } from './push-notices.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { awayNoticesQuery, useAwayNoticesChange } from './use-away-notices.ts'

/** What the member is told of while away, each kind by a switch of its own that counts at once. */
export function AwayNoticesSection() {
  const { t } = useTranslation('account')
  return (
    <Section title={t('away.title')} lead={t('away.lead')}>
      <Choices />
    </Section>
  )
}

function Choices() {
  const { t } = useTranslation('account')
  const read = useQuery(awayNoticesQuery)
  const { data, isPending, error } = read
  if (isPending) {
    return (
      <LoadingState label={t('away.loading')}>
        <Skeleton className="h-11" />
      </LoadingState>
    )
  }
  if (error) return <ReadError level={3} title={t('away.readFailed')} read={read} />
  return (
    <div className="space-y-5">
      <NoticeWayGroup way="mail">
        {awayNoticeKinds.map((kind) => (
          <MailSwitch key={kind} kind={kind} wanted={data.mail[kind]} />
        ))}
      </NoticeWayGroup>
      <PushNotices wanted={data.push} />
      <QuietHours quietHours={data.quietHours} />
    </div>
  )
}

function MailSwitch({ kind, wanted }: { kind: AwayNoticeKind; wanted: boolean }) {
  const { mutate, isPending } = useAwayNoticesChange()
  return (
    <KindSwitch
      way="mail"
      kind={kind}
      wanted={wanted}
      busy={isPending}
      onWanted={(on) => mutate({ mail: { [kind]: on } })}
    />
  )
}
