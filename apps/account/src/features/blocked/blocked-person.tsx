import type { BlockedMember } from '@rafiq/contracts'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useUnblock } from '@rafiq/safety'
import { Avatar, Button } from '@rafiq/ui'

type BlockedPersonProps = { blocked: BlockedMember; onLifted: () => void }

export function BlockedPerson({ blocked, onLifted }: BlockedPersonProps) {
  const { t } = useTranslation('account')
  const { date } = useFormat()
  const name = blocked.name ?? t('blocked.nameless')
  const { mutate, isPending } = useUnblock({ id: blocked.id, name })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <Avatar name={name} />
      <div className="min-w-0 grow basis-32">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-soft">{t('blocked.since', { date: date(blocked.blockedAt) })}</p>
      </div>
      <Button
        variant="secondary"
        aria-label={t('blocked.unblockName', { name })}
        busy={isPending}
        busyLabel={t('blocked.unblocking')}
        onClick={() => mutate(undefined, { onSuccess: onLifted })}
      >
        {t('blocked.unblock')}
      </Button>
    </div>
  )
}
