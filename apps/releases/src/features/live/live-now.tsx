import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { RemoteStatus } from '@rafiq/platform-contracts'
import { Callout, Ltr, Section } from '@rafiq/ui'
import type { ReactNode } from 'react'
import { ShareBar } from '../../shared/share-bar.tsx'
import { knownShares, sharesOf } from '../../shared/shares.ts'
import { useShareWords } from '../../shared/use-share-words.ts'
import { Version } from '../../shared/values.tsx'

/** Who gets what of a remote at this moment, and what can be done about it. */
export function LiveNow({ status, actions }: { status: RemoteStatus; actions: ReactNode }) {
  const { t } = useTranslation('releases')
  const shares = sharesOf(status)
  const words = useShareWords('live', shares)
  const known = knownShares(shares)
  return (
    <Section title={t('live.title')} lead={t('live.lead')}>
      <div className="space-y-5">
        {known.length > 0 && <ShareBar shares={known} />}
        {shares.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2">
            {shares.map((share) => (
              <li key={share.channel} className="border-s-3 border-line ps-4">
                <p className="text-lg">
                  <Version version={share.version} />
                </p>
                <p className="text-soft">{words(share)}</p>
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

/** Versions that only the holders of a link get. */
function Previews({ previews }: Pick<RemoteStatus, 'previews'>) {
  const { t } = useTranslation('releases')
  return (
    <div>
      <h3 className="font-semibold">{t('previews.title')}</h3>
      <p className="text-sm text-soft">{t('previews.lead')}</p>
      <ul className="mt-2 divide-y divide-line">
        {previews.map(({ name, version, expiresAt }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              <Ltr className="font-semibold">{name}</Ltr> · <Version version={version} />
            </span>
            <span className="text-sm text-soft">
              {t('previews.until')} <Moment at={expiresAt} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
