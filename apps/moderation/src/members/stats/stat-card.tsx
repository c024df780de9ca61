import { Card } from '@rafiq/ui'
import type { ReactNode } from 'react'

type StatCardProps = { name: string; icon: ReactNode; children: ReactNode }

/** One figure of the panel, inside a `dl`. */
export const StatCard = ({ name, icon, children }: StatCardProps) => (
  <Card flush className="flex min-w-0 flex-col justify-between gap-1 px-4 py-4 sm:px-5">
    <dt className="flex items-start gap-2 text-sm text-soft [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-palm">
      {icon}
      {name}
    </dt>
    <dd className="text-2xl font-semibold tabular-nums">{children}</dd>
  </Card>
)
