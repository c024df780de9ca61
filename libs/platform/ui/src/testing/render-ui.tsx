import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { UiProvider } from '../provider.tsx'
import { labels } from './labels.ts'

/** What the provider has to be told, whatever the test is about; in English, so that specs read like sentences. */
export const words = {
  labels: labels.en,
  errorText: (error: unknown) => (error instanceof Error ? error.message : ''),
}

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
