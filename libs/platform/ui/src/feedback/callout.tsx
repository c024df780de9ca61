import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type CalloutTone = 'info' | 'success' | 'amber' | 'danger'

const looks = {
  info: { Icon: Info, box: 'border-line bg-raised', mark: 'text-palm' },
  success: { Icon: CircleCheck, box: 'border-transparent bg-palm-tint', mark: 'text-palm' },
  amber: { Icon: ShieldAlert, box: 'border-amber-line bg-amber-tint', mark: 'text-amber' },
  danger: { Icon: CircleAlert, box: 'border-transparent bg-clay-tint', mark: 'text-clay' },
} as const

export type CalloutProps = {
  tone?: CalloutTone | undefined
  title?: ReactNode
  /** `alert` speaks at once, `status` when there is time: for what appears after an action. */
  role?: 'alert' | 'status' | undefined
  icon?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

export function Callout({ tone = 'info', title, role, icon, className, children }: CalloutProps) {
  const { Icon, box, mark } = looks[tone]
  return (
    <div role={role} className={clsx('flex gap-3 rounded-control border p-4', box, className)}>
      <span aria-hidden="true" className={clsx('mt-0.5 shrink-0 [&_svg]:size-6', mark)}>
        {icon ?? <Icon />}
      </span>
      <div className="min-w-0 grow space-y-1">
        {title && <p className={clsx('font-semibold', tone !== 'info' && mark)}>{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  )
}
