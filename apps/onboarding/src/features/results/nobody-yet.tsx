import { useTranslation } from '@rafiq/platform/i18n'
import { Drawing } from '@rafiq/ui'
import { ConsentCard } from './consent-card.tsx'
import { DeclinedCard, SharedCard } from './decided-card.tsx'
import type { useResult } from './use-result.ts'
import { VerifyNotice } from './verify-notice.tsx'

type NobodyYetProps = Omit<ReturnType<typeof useResult>, 'result'> & {
  decision: 'shared' | 'private' | null
  email: string
}

/** No matches: the profile is ready, and one question about the phone number (spec §2). */
export function NobodyYet({ decision, email, decide, reconsider, saving }: NobodyYetProps) {
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
