import type { Device, MemberSession } from '@rafiq/contracts/accounts'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, Check, focusHandover, Laptop, Smartphone } from '@rafiq/ui'
import { EndButton } from './end-button.tsx'

const isPhone = ({ os }: Device) => os !== null && /android|ios|ipados/i.test(os)

const toNext = focusHandover('h3')

/** One session: on what, when last, and its end. */
export function SessionItem({ session }: { session: MemberSession }) {
  const { t } = useTranslation('security')
  const { date, time } = useFormat()
  const name = useDeviceName()(session.device)
  const Icon = isPhone(session.device) ? Smartphone : Laptop
  const { createdAt, lastSeenAt, current } = session
  return (
    <li
      ref={toNext}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0"
    >
      <div className="flex min-w-0 gap-3">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-palm" />
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="text-sm text-soft">
            {!current && (
              <>{t('security:sessions.seen', { date: date(lastSeenAt), time: time(lastSeenAt) })} · </>
            )}
            {t('security:sessions.opened', { date: date(createdAt) })}
          </p>
        </div>
      </div>
      {current ? (
        <Badge tone="palm" icon={<Check />}>
          {t('security:sessions.current')}
        </Badge>
      ) : (
        <EndButton id={session.id} aria-label={t('security:sessions.endOf', { device: name })}>
          {t('security:sessions.end')}
        </EndButton>
      )}
    </li>
  )
}

/** Chrome on Windows, as far as it is known. */
function useDeviceName() {
  const { t } = useTranslation('security')
  return ({ browser, os }: Device): string => {
    if (browser === null) return os ?? t('security:sessions.unknown')
    return os === null ? browser : t('security:sessions.device', { browser, os })
  }
}
