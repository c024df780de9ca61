import { type AwayNoticeKind, type AwayNotices, awayNoticeKinds } from '@rafiq/contracts/members'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, Callout, LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { KindSwitch } from './kind-switch.tsx'
import { NoticeWayGroup } from './notice-way-group.tsx'
import type { PushAbility } from './push-browser.ts'
import { useAwayNoticesChange } from './use-away-notices.ts'
import { pushDeviceQuery, usePushAbility, usePushDevice } from './use-push-device.ts'

const reasons = { denied: 'denied', 'home-screen': 'homeScreen', unsupported: 'unsupported' } as const

/** What the member is told of on the screen of a device; this one only where its browser can. */
export function PushNotices({ wanted }: { wanted: AwayNotices['push'] }) {
  const { t } = useTranslation('account')
  // Here, so that the page sees at once what the browser's question has changed.
  const device = usePushDevice()
  const ability = usePushAbility()
  return (
    <NoticeWayGroup way="push" lead={t('away.push.lead')}>
      {ability === 'possible' ? (
        <OnThisDevice wanted={wanted} device={device} />
      ) : (
        <>
          <NotHere why={ability} />
          {awayNoticeKinds.map((kind) => (
            <PushSwitch key={kind} kind={kind} wanted={wanted[kind]} disabled={!wanted[kind]} />
          ))}
        </>
      )}
    </NoticeWayGroup>
  )
}

function NotHere({ why }: { why: Exclude<PushAbility, 'possible'> }) {
  const { t } = useTranslation('account')
  return (
    <Callout title={t(`away.push.${reasons[why]}.title`)} role="status">
      {t(`away.push.${reasons[why]}.text`)}
    </Callout>
  )
}

/** The first kind that is switched on sets up this device too: nobody would expect silence after that. */
function OnThisDevice({
  wanted,
  device: { mutateAsync, mutate, isPending },
}: {
  wanted: AwayNotices['push']
  device: ReturnType<typeof usePushDevice>
}) {
  const { t } = useTranslation('account')
  const isFirst = !awayNoticeKinds.some((kind) => wanted[kind])
  // Where nothing is wanted, or nothing was allowed here, there is nothing to ask for.
  const mayBeOn = !isFirst && Notification.permission === 'granted'
  const read = useQuery({ ...pushDeviceQuery, enabled: mayBeOn })
  if (mayBeOn && read.isPending) {
    return (
      <LoadingState label={t('away.loading')}>
        <Skeleton className="h-11" />
      </LoadingState>
    )
  }
  if (mayBeOn && read.error) return <ReadError level={3} title={t('away.readFailed')} read={read} />
  const on = mayBeOn && (read.data?.on ?? false)
  const setUp = async () => on || !isFirst || (await mutateAsync({ on: true }).catch(() => false))
  return (
    <>
      {awayNoticeKinds.map((kind) => (
        <PushSwitch key={kind} kind={kind} wanted={wanted[kind]} setUp={setUp} settingUp={isPending} />
      ))}
      {/* Below the switches: it comes with the first press, and must not come under the finger. */}
      {!isFirst && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p role="status">{t(on ? 'away.push.device.on' : 'away.push.device.off')}</p>
          <Button variant="secondary" busy={isPending} onClick={() => mutate({ on: !on })}>
            {t(on ? 'away.push.device.turnOff' : 'away.push.device.turnOn')}
          </Button>
        </div>
      )}
    </>
  )
}

type PushSwitchProps = {
  kind: AwayNoticeKind
  wanted: boolean
  disabled?: boolean
  /** Answers whether notices can be switched on. */
  setUp?: () => Promise<boolean>
  settingUp?: boolean
}

function PushSwitch({ kind, wanted, disabled = false, setUp, settingUp = false }: PushSwitchProps) {
  const { mutate, isPending } = useAwayNoticesChange()
  const change = async (on: boolean) => {
    if (on && setUp && !(await setUp())) return
    mutate({ push: { [kind]: on } })
  }
  return (
    <KindSwitch
      way="push"
      kind={kind}
      wanted={wanted}
      busy={isPending || settingUp}
      disabled={disabled}
      onWanted={(on) => void change(on)}
    />
  )
}
