import type { ReactNode } from 'react'

/** The column that pages stand in. */
export const PageColumn = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">{children}</div>
)
