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
        <pattern id={id} width="64" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 28V20h8l4-6 4 6h4l12-16 12 16h4l4-6 4 6h8v8z" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  )
}
