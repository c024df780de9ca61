import type { ReactNode } from 'react'

export type PageHeaderProps = {
  title: ReactNode
  /** One sentence: what this page is for. */
  lead?: ReactNode
  /** Above the title: a way back or a badge. */
  above?: ReactNode
  actions?: ReactNode
}

/** The page's only h1; it can take the focus, so that a navigation is heard. */
export function PageHeader({ title, lead, above, actions }: PageHeaderProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-text">
        {above && <div className="mb-3">{above}</div>}
        <h1 tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
          {title}
        </h1>
        {lead && <p className="mt-2 text-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}

/** The column that pages stand in. */
export const PageColumn = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">{children}</div>
)
