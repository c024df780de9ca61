import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { type UiLabels, UiProvider } from '../provider.tsx'

/** English words, so that specs read like sentences. */
export const labels: UiLabels = {
  close: 'Close',
  search: 'Search',
  noResults: 'No results',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  retry: 'Try again',
  notifications: 'Notifications ({hotkey})',
  passwordStrength: ['Weak', 'Fair', 'Good', 'Strong'],
}

/** Renders inside the provider, right to left unless said otherwise, and returns a user to act with. */
export function renderUi(element: ReactElement, direction: 'rtl' | 'ltr' = 'rtl') {
  const user = userEvent.setup()
  const view = render(element, {
    wrapper: ({ children }) => (
      <UiProvider direction={direction} labels={labels}>
        {children}
      </UiProvider>
    ),
  })
  return { user, ...view }
}
