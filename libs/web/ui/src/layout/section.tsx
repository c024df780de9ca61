import { type ReactNode, type Ref, useId } from 'react'
import { Card } from './card.tsx'

export type SectionProps = {
  title: string
  /** One sentence: what this part is for. */
  lead?: ReactNode
  actions?: ReactNode
  /** Lets the heading take the focus, where this part comes in place of what had it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ title, lead, actions, headingRef, children }: SectionProps) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId}>
      <header className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 max-w-text">
          <h2
            id={headingId}
            {...(headingRef && { ref: headingRef, tabIndex: -1 })}
            className="text-xl font-semibold"
          >
            {title}
          </h2>
          {lead && <p className="mt-1 text-soft">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </Card>
  )
}
