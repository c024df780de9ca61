import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Long texts (terms, privacy, guidelines): measure, rhythm and lists by element. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={clsx(
        'max-w-text space-y-4 text-ink',
        '[&_h2]:mt-10 [&_h2]:scroll-mt-24 [&_h2]:text-xl [&_h2]:font-semibold [&_h3]:mt-6 [&_h3]:text-lg [&_h3]:font-semibold',
        '[&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:ps-6 [&_li]:marker:text-palm',
        className,
      )}
    />
  )
}
