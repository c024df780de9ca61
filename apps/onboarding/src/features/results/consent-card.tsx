import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Card, Eye, Lock } from '@rafiq/ui'

type ConsentCardProps = { decide: (share: boolean) => void; saving: 'shared' | 'private' | null }

/** Asks for the phone number and says, at that moment, who will see what either way. */
export function ConsentCard({ decide, saving }: ConsentCardProps) {
  const { t } = useTranslation('onboarding')
  return (
    <Card as="section" aria-labelledby="consent-title" className="space-y-5">
      <div>
        <h2 id="consent-title" className="text-xl font-semibold">
          {t('results.consentTitle')}
        </h2>
        <p className="mt-2 text-soft">{t('results.consentLead')}</p>
      </div>
      <ul className="space-y-3 [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-palm">
        <li className="flex gap-3">
          <Eye aria-hidden="true" />
          {t('results.consentYesMeans')}
        </li>
        <li className="flex gap-3">
          <Lock aria-hidden="true" />
          {t('results.consentNoMeans')}
        </li>
      </ul>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          size="lg"
          className="sm:grow"
          busy={saving === 'shared'}
          busyLabel={t('results.consentSaving')}
          onClick={() => decide(true)}
        >
          {t('results.consentYes')}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          className="sm:grow"
          busy={saving === 'private'}
          busyLabel={t('results.consentSaving')}
          onClick={() => decide(false)}
        >
          {t('results.consentNo')}
        </Button>
      </div>
    </Card>
  )
}
