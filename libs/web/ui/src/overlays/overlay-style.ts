/** The veil scrolls, so that a tall dialog is reachable on a short screen. */
export const overlayClass =
  'fixed inset-0 z-50 grid items-end justify-items-center overflow-y-auto bg-veil data-[state=closed]:animate-vanish data-[state=open]:animate-appear sm:items-center sm:p-6'

export const sheetClass =
  'flex max-h-[92dvh] w-full max-w-form flex-col rounded-t-card border border-line bg-raised text-ink shadow-soft data-[state=closed]:animate-sink data-[state=open]:animate-rise sm:rounded-card'
