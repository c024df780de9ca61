import { clsx } from 'clsx'

export type AvatarProps = { name: string; className?: string | undefined }

/** The first letter of a name, beside the name itself. */
export function Avatar({ name, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full bg-palm-tint text-lg leading-none font-semibold text-palm',
        className,
      )}
    >
      {[...name.trim()][0] ?? ''}
    </span>
  )
}
