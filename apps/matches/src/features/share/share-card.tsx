import { settings } from '@rafiq/app-kit'
import { useTranslation } from '@rafiq/platform/i18n'
import { Card } from '@rafiq/ui'
import { useId } from 'react'
import { ShareActions } from '../../shared/share-actions.tsx'

/** The share-message card (spec §2, Connections): what is sent, before it is sent. */
export function ShareCard() {
  const { t } = useTranslation('matches')
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} className="space-y-4">
      <h2 id={headingId} className="text-xl font-semibold">
        {t('share.title')}
      </h2>
      <p className="text-soft">{t('share.lead')}</p>
      <blockquote className="rounded-control bg-sunken p-4 wrap-anywhere">
        {t('share.message', { link: settings.publicUrl })}
      </blockquote>
      <ShareActions />
    </Card>
  )
}
