import { settings } from '@rafiq/app-kit'
import { ownerOf, useComposition } from '@rafiq/host'
import { linkTo, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ArrowNext, ButtonLink } from '@rafiq/ui'

/**
 * The first action by sign-in state, and the demo login where there is one (spec §2). What fills a button for members is
 * their next step.
 */
export function HomeActions({ className = '' }: { className?: string }) {
  const { t } = useTranslation('home')
  const { signedIn } = useSession()
  const composition = useComposition()
  const [first, second] = signedIn
    ? [
        { to: linkTo('matches'), label: t('home:matches') },
        ownerOf(composition, linkTo('account')) && { to: linkTo('account'), label: t('home:account') },
      ]
    : [
        { to: linkTo('register'), label: t('home:getStarted') },
        { to: linkTo('login'), label: t('home:login') },
      ]
  return (
    <div className={className}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          asChild
          size={signedIn ? 'md' : 'lg'}
          variant={signedIn ? 'secondary' : 'primary'}
          className={signedIn ? '' : 'max-sm:w-full'}
        >
          <Link to={first.to}>{first.label}</Link>
        </ButtonLink>
        {second && (
          <ButtonLink
            asChild
            size={signedIn ? 'md' : 'lg'}
            variant="secondary"
            className={signedIn ? '' : 'max-sm:w-full'}
          >
            <Link to={second.to}>{second.label}</Link>
          </ButtonLink>
        )}
      </div>
      {settings.demo && !signedIn && (
        <Link to={linkTo('testLogin')} className="mt-3 inline-flex min-h-11 items-center gap-2">
          {t('home:demo')}
          <ArrowNext aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  )
}
