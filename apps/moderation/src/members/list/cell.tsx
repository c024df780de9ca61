import type { ReactNode } from 'react'

type CellProps = {
  /** Left out where the cell speaks for itself. */
  name?: string
  className?: string
  children: ReactNode
}

/** A cell of the table; where a row is a card, with its column's name before it. */
export const Cell = ({ name, className = '', children }: CellProps) => (
  <td
    className={`col-start-2 flex min-w-0 flex-wrap items-center gap-x-2 lg:table-cell lg:px-2 lg:py-2 lg:align-middle ${className}`}
  >
    {name !== undefined && <span className="text-soft lg:hidden">{name}:</span>}
    {children}
  </td>
)
