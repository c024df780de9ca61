import { linkTo, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ChevronNext } from '@rafiq/ui'

type Figure = { page: string; label: string; count: number | undefined }

/** How much waits behind each page, which it leads to. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormat()
  return (
    <nav aria-label={t('dashboard:figures')}>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {figures.map(({ page, label, count = 0 }) => (
          <li key={page}>
            <Link
              to={linkTo(page)}
              className="flex min-h-14 items-center gap-3 px-5 py-2 text-ink no-underline hover:bg-palm-tint hover:text-ink"
            >
              <span className="grow">{label}</span>
              <span className={`text-xl font-semibold tabular-nums ${count > 0 ? 'text-palm' : 'text-soft'}`}>
                {number(count)}
              </span>
              <ChevronNext aria-hidden="true" className="size-5 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
