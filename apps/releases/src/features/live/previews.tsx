import type { RemoteStatus } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Ltr } from '@rafiq/ui'
import { Moment } from '../../shared/moment.tsx'
import { Version } from '../../shared/version.tsx'

/** Versions that only the holders of a link get. */
export function Previews({ previews }: Pick<RemoteStatus, 'previews'>) {
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
