/** Milliseconds between two looks. */
const interval = 10_000

/** Read again and again while the page is in view, and at once when somebody comes back to it. */
export const live = {
  refetchInterval: interval,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
} as const
