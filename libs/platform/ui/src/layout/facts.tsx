import type { ReactNode } from 'react'

/** Names and values, the value below its name on a phone and beside it elsewhere. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-line">{children}</dl>
)

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="gap-4 py-3 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-sm text-soft sm:text-base">{term}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
