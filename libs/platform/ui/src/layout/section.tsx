import { clsx } from 'clsx'
import { type ComponentProps, type ElementType, type ReactNode, type Ref, useId } from 'react'

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
      <header className="mb-5 flex flex-wrap items-start justify-between gap-3">
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

export type CardProps = ComponentProps<'div'> & {
  /** The element it is: `article` for what stands on its own, `section` with a heading, `li` in a list. */
  as?: ElementType | undefined
  /** `flush` leaves the inner space to its children. */
  flush?: boolean | undefined
}

export function Card({ as: Element = 'div', flush = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        'rounded-card border border-line bg-raised shadow-soft',
        !flush && 'p-5 sm:p-6',
        className,
      )}
    />
  )
}
