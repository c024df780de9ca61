import type { MatchCard } from '@rafiq/contracts/matching'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, ShieldCheck } from '@rafiq/ui'
import { MatchPreview } from './match-preview.tsx'
import { VerifyNotice } from './verify-notice.tsx'

const previewed = 3

/** The success banner, what comes next, and the best of the matches, their names still hidden. */
export function Found({ matches, email }: { matches: readonly MatchCard[]; email: string }) {
  const { t } = useTranslation('onboarding')
  const rest = matches.length - previewed
  return (
    <div className="space-y-8">
      <header className="rounded-card bg-palm-tint p-6 sm:p-8">
        <h1 tabIndex={-1} className="text-2xl font-semibold text-palm sm:text-3xl">
          {t('results.found', { count: matches.length })}
        </h1>
        <p className="mt-3">{t('results.foundLead')}</p>
        <ButtonLink asChild variant="secondary" size="lg" className="mt-6 max-sm:w-full">
          <Link to={linkTo('safety')}>
            <ShieldCheck aria-hidden="true" />
            {t('results.safety')}
          </Link>
        </ButtonLink>
      </header>
      <VerifyNotice email={email} />
      <section aria-labelledby="preview-title">
        <h2 id="preview-title" className="mb-4 text-xl font-semibold">
          {t('results.previewTitle')}
        </h2>
        <ul className="space-y-3">
          {matches.slice(0, previewed).map((match) => (
            <MatchPreview key={match.id} match={match} />
          ))}
        </ul>
        {rest > 0 && (
          <p className="mt-4 text-center text-soft">{t('results.previewMore', { count: rest })}</p>
        )}
      </section>
      <p className="text-sm text-soft">{t('results.phoneHidden')}</p>
    </div>
  )
}
