import type { LegalText } from './legal-text.ts'

type ContentsProps = { title: string; sections: LegalText['sections'] }

/** What is in the text: beside it where there is room, to be opened above it on a phone. */
export function Contents({ title, sections }: ContentsProps) {
  const list = (
    <ol className="mt-2 list-decimal space-y-0.5 ps-6 text-sm marker:text-soft">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-9 items-center max-lg:min-h-11">
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="mb-8 rounded-control border border-line bg-raised px-4 py-3 lg:hidden">
        <summary className="font-semibold">{title}</summary>
        {list}
      </details>
      <nav aria-label={title} className="order-last max-lg:hidden">
        <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto border-s border-line ps-6">
          <p aria-hidden="true" className="font-semibold">
            {title}
          </p>
          {list}
        </div>
      </nav>
    </>
  )
}
