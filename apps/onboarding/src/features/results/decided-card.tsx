import { paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Button, ButtonLink, Card } from '@rafiq/ui'

type DecidedCardProps = { onChange: () => void }

/** After sharing: what is visible now, and the way back. */
export const SharedCard = (props: DecidedCardProps) => <DecidedCard {...props} decision="shared" />
/** After declining: thanks, Change Preference and Back to Home (spec §2). */
export const DeclinedCard = (props: DecidedCardProps) => <DecidedCard {...props} decision="declined" />

function DecidedCard({ onChange, decision }: DecidedCardProps & { decision: 'shared' | 'declined' }) {
  const { t } = useTranslation('onboarding')
  return (
    <Card as="section" role="status" className="space-y-4">
      <h2 className="text-xl font-semibold">{t(`results.${decision}Title`)}</h2>
      <p>{t(`results.${decision}Text`)}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="secondary" onClick={onChange}>
          {t('results.changePreference')}
        </Button>
        <ButtonLink asChild variant="quiet">
          <Link to={paths.home}>{t('results.home')}</Link>
        </ButtonLink>
      </div>
    </Card>
  )
}
