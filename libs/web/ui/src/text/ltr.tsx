import type { ReactNode } from 'react'

/** What reads from left to right wherever it stands (versions, signed numbers, codes), kept apart from the text around it. */
export function Ltr({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}
