import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'amber'
export type ButtonSize = 'md' | 'lg'

export type ButtonLook = {
  /** `primary` and `danger` are filled: at most one of them in view. */
  variant?: ButtonVariant | undefined
  /** `md` is 44 px high, `lg` 52 px. */
  size?: ButtonSize | undefined
  /** Takes the whole width. */
  block?: boolean | undefined
  className?: string | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-palm text-on-palm hover:bg-palm-strong',
  secondary: 'border-edge bg-raised text-ink hover:border-palm hover:bg-palm-tint hover:text-ink',
  quiet: 'border-transparent bg-transparent text-palm hover:bg-palm-tint hover:text-palm-strong',
  danger: 'border-transparent bg-clay text-on-clay hover:bg-clay-strong',
  amber: 'border-amber bg-amber-tint text-amber hover:border-ink hover:text-ink',
}

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-2.5 text-base',
}

/** Shared by Button and ButtonLink. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  block = false,
  className,
}: ButtonLook): string {
  return clsx(
    'inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center font-semibold leading-tight no-underline transition-colors',
    'hover:no-underline disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    block && 'w-full',
    className,
  )
}
