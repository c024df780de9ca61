import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Button, ButtonLink, Card, Drawing } from '@rafiq/ui'
import { ConsentCard } from './consent-card.tsx'
import type { useResult } from './use-result.ts'
import { VerifyNotice } from './verify-notice.tsx'

type NoMatchesYetProps = Omit<ReturnType<typeof useResult>, 'result'> & {
  decision: 'shared' | 'private' | null
  email: string
}

/** No matches: the profile is ready, and one question about the phone number (spec §2). */
export function NoMatchesYet({ decision, email, decide, reconsider, saving }: NoMatchesYetProps) {
  const { t } = useTranslation('onboarding')
  return (
    <div className="space-y-8">
      <header className="text-center">
        <Drawing name="door" className="mx-auto mb-4" />
        <h1 tabIndex={-1} className="text-2xl font-semibold">
          {t('results.none')}
        </h1>
        <p className="mt-3 text-soft">{t('results.noneLead')}</p>
      </header>
      {decision === null && <ConsentCard decide={decide} saving={saving} />}
      {decision === 'shared' && <SharedCard onChange={reconsider} />}
      {decision === 'private' && <DeclinedCard onChange={reconsider} />}
      <VerifyNotice email={email} />
    </div>
  )
}

type DecidedCardProps = { onChange: () => void }

/** After sharing: what is visible now, and the way back. */
const SharedCard = (props: DecidedCardProps) => <DecidedCard {...props} decision="shared" />
/** After declining: thanks, Change Preference and Back to Home (spec §2). */
const DeclinedCard = (props: DecidedCardProps) => <DecidedCard {...props} decision="declined" />

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
          <Link to={linkTo('home')}>{t('results.home')}</Link>
        </ButtonLink>
      </div>
    </Card>
  )
}
