import { useId } from 'react'

/** The stepped top of a Najdi wall: where the evening ends and the page begins. Ornament only. */
export function Parapet() {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="28"
      className="absolute inset-x-0 -bottom-px block text-page"
    >
      <defs>
        <pattern id={id} width="96" height="40" patternUnits="userSpaceOnUse">
          <path d="M0 40v-7h27v-7h6v-7h6v-7h5l4-8 4 8h5v7h6v7h6v7h27v7z" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="40" fill={`url(#${id})`} />
    </svg>
  )
}
