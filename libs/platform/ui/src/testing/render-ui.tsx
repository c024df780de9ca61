import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { type UiLabels, UiProvider } from '../provider.tsx'

/** English words, so that specs read like sentences. */
const labels: UiLabels = {
  close: 'Close',
  search: 'Search',
  noResults: 'No results',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  retry: 'Try again',
  notifications: 'Notifications',
  passwordStrength: ['Weak', 'Fair', 'Good', 'Strong'],
}

/** What the provider has to be told, whatever the test is about. */
export const words = { labels, errorText: (error: unknown) => (error instanceof Error ? error.message : '') }

/** Renders inside the provider, right to left unless said otherwise, and returns a user to act with. */
export function renderUi(element: ReactElement, direction: 'rtl' | 'ltr' = 'rtl') {
  const user = userEvent.setup()
  const view = render(element, {
    wrapper: ({ children }) => (
      <UiProvider direction={direction} {...words}>
        {children}
      </UiProvider>
    ),
  })
  return { user, ...view }
}
