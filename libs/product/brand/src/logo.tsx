import { trianglePath } from '@rafiq/ui'
import { clsx } from 'clsx'

export type LogoProps = {
  /** The name in the page's language: رفيق or Rafiq. Leave it out for the mark alone. */
  name?: string | undefined
  className?: string | undefined
  nameClassName?: string | undefined
}

/** A wall with two openings side by side and one lit above them: two people, one home. */
export function Logo({ name, className, nameClassName }: LogoProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      {name && (
        <span className={clsx('text-xl leading-none font-semibold text-ink', nameClassName)}>{name}</span>
      )}
    </span>
  )
}

export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={clsx('size-9 shrink-0', className)}>
      <rect width="40" height="40" rx="11" className="fill-palm" />
      <path d={trianglePath(13.2, 30, 11)} className="fill-on-palm" />
      <path d={trianglePath(26.8, 30, 11)} className="fill-on-palm" />
      <path d={trianglePath(20, 17.6, 9)} fill="#f2c869" />
    </svg>
  )
}
