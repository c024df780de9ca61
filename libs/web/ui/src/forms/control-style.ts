/** The box of everything one types in or opens: 48 px high, border at 3:1, red when invalid. */
export const controlClass =
  'block w-full min-h-12 rounded-control border border-edge bg-raised px-4 py-2.5 text-base text-ink transition-colors hover:border-palm focus-visible:border-palm focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-soft aria-invalid:border-clay'
