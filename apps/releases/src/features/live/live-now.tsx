import type { RemoteStatus } from '@rafiq/contracts'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Callout, Section } from '@rafiq/ui'
import type { ReactNode } from 'react'
import { ShareBar } from '../../shared/share-bar.tsx'
import { sharesOf } from '../../shared/shares.ts'
import { Version } from '../../shared/version.tsx'
import { Previews } from './previews.tsx'

/** Who gets what of a remote at this moment, and what can be done about it. */
export function LiveNow({ status, actions }: { status: RemoteStatus; actions: ReactNode }) {
  const { t } = useTranslation('releases')
  const { percent } = useFormat()
  const shares = sharesOf(status)
  return (
    <Section title={t('live.title')} lead={t('live.lead')}>
      <div className="space-y-5">
        {shares.length > 0 && <ShareBar shares={shares} />}
        {shares.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2">
            {shares.map(({ channel, version, percent: share }) => (
              <li key={channel} className="border-s-3 border-line ps-4">
                <p className="text-lg">
                  <Version version={version} />
                </p>
                <p className="text-soft">{t(`live.${channel}`, { share: percent(share) })}</p>
              </li>
            ))}
          </ul>
        ) : (
          <Callout
            tone={status.disabled ? 'danger' : 'info'}
            title={t(status.disabled ? 'live.off' : 'live.none')}
          >
            {t(status.disabled ? 'live.offText' : 'live.noneText')}
          </Callout>
        )}
        {status.previews.length > 0 && <Previews previews={status.previews} />}
        {actions}
      </div>
    </Section>
  )
}
