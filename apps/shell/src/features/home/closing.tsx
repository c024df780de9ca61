import { linkTo, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Drawing } from '@rafiq/ui'

/** A last word for visitors. */
export function Closing() {
  const { t } = useTranslation('home')
  const { signedIn } = useSession()
  if (signedIn) return null
  return (
    <section className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-10 gap-y-6 px-4 py-14 sm:px-6 sm:py-20">
      <Drawing name="key" />
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-2xl font-semibold">{t('home:closing.title')}</h2>
        <p className="mt-2 max-w-text text-soft">{t('home:closing.text')}</p>
      </div>
      <ButtonLink asChild size="lg" variant="secondary" className="max-sm:w-full">
        <Link to={linkTo('register')}>{t('home:getStarted')}</Link>
      </ButtonLink>
    </section>
  )
}
