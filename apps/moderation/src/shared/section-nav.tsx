import { useProfile } from '@rafiq/app-kit'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link, useLocation } from '@rafiq/platform/router'
import { sectionAt, sectionsFor } from './sections.ts'

/** The way between the parts of the panel; where there is but one, there is nowhere to go. */
export function SectionNav() {
  const { t } = useTranslation('moderation')
  const { data: profile } = useProfile()
  const { pathname } = useLocation()
  const shown = sectionsFor(profile?.role)
  if (shown.length < 2) return null
  const current = sectionAt(shown, pathname)
  return (
    <nav aria-label={t('nav.label')} className="mb-8 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1 sm:gap-x-2">
        {shown.map((section) => (
          <li key={section.id}>
            <Link
              to={section.path}
              aria-current={section === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-2 font-semibold sm:px-3 whitespace-nowrap text-soft no-underline hover:text-palm-strong hover:no-underline aria-[current=page]:border-palm aria-[current=page]:text-palm"
            >
              {t(`nav.${section.id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
