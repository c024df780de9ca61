import { useFormat } from '@rafiq/platform'

/** Beyond this the exact number helps nobody, and would not fit. */
const most = 99

/** How many things wait, beside the words that say it. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  const { number } = useFormat()
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      // Drawn by the style: it is no text beside the name that says it already.
      data-count={count > most ? `${number(most)}+` : number(count)}
      className={`inline-grid min-h-5 min-w-5 shrink-0 place-items-center rounded-full bg-palm px-1.5 text-xs leading-none font-semibold text-on-palm tabular-nums before:content-[attr(data-count)] ${className ?? ''}`}
    />
  )
}
