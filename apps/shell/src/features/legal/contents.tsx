import { ChevronDown } from '@rafiq/ui'
import type { LegalText } from './legal-texts.ts'

type ContentsProps = { title: string; sections: LegalText['sections'] }

/** What is in the text: beside it where there is room, to be opened above it on a phone. */
export function Contents({ title, sections }: ContentsProps) {
  const list = (
    <ol className="list-decimal ps-6 text-sm marker:text-soft">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center leading-tight no-underline hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="group mb-10 rounded-control border border-line bg-raised px-4 lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-3">{list}</div>
      </details>
      <nav aria-label={title} className="order-last max-lg:hidden">
        <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto border-s border-line ps-6">
          <p aria-hidden="true" className="mb-2 font-semibold">
            {title}
          </p>
          {list}
        </div>
      </nav>
    </>
  )
}
