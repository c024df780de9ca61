import { ChevronDown } from '@rafiq/ui'
import { LinkedText } from '../../shared/linked-text.tsx'
import { ContactInfo } from './contact-info.tsx'
import { SupportForm } from './support-form.tsx'
import type { SupportTexts } from './support-texts.ts'

type SupportCenterProps = { texts: SupportTexts; open?: ((link: string) => void) | undefined }

/** Answers first, then the people behind them. */
export function SupportCenter({ texts, open }: SupportCenterProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2 lg:gap-14">
      <div className="space-y-10">
        <CommonIssues {...texts.issues} />
        <ContactInfo {...texts.contact} />
      </div>
      <SupportForm texts={texts} open={open} />
    </div>
  )
}

/** Questions that open to their answers; each can be linked to by its id. */
function CommonIssues({ title, items }: SupportTexts['issues']) {
  return (
    <section aria-labelledby="issues">
      <h2 id="issues" className="text-xl font-semibold">
        {title}
      </h2>
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-raised shadow-soft">
        {items.map(({ id, question, answer }) => (
          <details key={id} id={id} name="issues" className="group border-line not-first:border-t">
            <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-5 py-3 font-semibold -outline-offset-4 hover:bg-palm-tint [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="px-5 pt-1 pb-5">
              <LinkedText>{answer}</LinkedText>
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
