import { paths, settings, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ArrowNext, ButtonLink } from '@rafiq/ui'
import { ownerOf } from '../../shared/composition/composition.ts'
import { useComposition } from '../../shared/composition/composition-store.ts'

/** The first action by sign-in state, and the demo login where there is one (spec §2). */
export function HomeActions({ className = '' }: { className?: string }) {
  const { t } = useTranslation('shell')
  const { signedIn } = useSession()
  const composition = useComposition()
  const [first, second] = signedIn
    ? [
        { to: paths.matches, label: t('home.matches') },
        ownerOf(composition, paths.account) && { to: paths.account, label: t('home.account') },
      ]
    : [
        { to: paths.register, label: t('home.getStarted') },
        { to: paths.login, label: t('home.login') },
      ]
  return (
    <div className={className}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink asChild size="lg" className="max-sm:w-full">
          <Link to={first.to}>{first.label}</Link>
        </ButtonLink>
        {second && (
          <ButtonLink asChild size="lg" variant="secondary" className="max-sm:w-full">
            <Link to={second.to}>{second.label}</Link>
          </ButtonLink>
        )}
      </div>
      {settings.demo && !signedIn && (
        <Link to={paths.testLogin} className="mt-3 inline-flex min-h-11 items-center gap-2">
          {t('home.demo')}
          <ArrowNext aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  )
}
