import { Link } from '@rafiq/platform/router'
import { ButtonLink, ChevronBack, ChevronNext } from '@rafiq/ui'

type PagerProps = {
  label: string
  /** Addresses of this page with another cursor; null where there is nothing to go to. */
  first: string | null
  next: string | null
  firstLabel: string
  nextLabel: string
}

/** On through a list, and back to its beginning; the browser's own Back goes page by page. */
export function Pager({ label, first, next, firstLabel, nextLabel }: PagerProps) {
  if (first === null && next === null) return null
  return (
    <nav aria-label={label} className="flex flex-wrap justify-between gap-3">
      {first !== null && (
        <ButtonLink asChild variant="secondary" icon={<ChevronBack aria-hidden="true" />}>
          <Link to={{ search: first }}>{firstLabel}</Link>
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink asChild variant="secondary" className="ms-auto">
          <Link to={{ search: next }}>
            {nextLabel}
            <ChevronNext aria-hidden="true" />
          </Link>
        </ButtonLink>
      )}
    </nav>
  )
}
