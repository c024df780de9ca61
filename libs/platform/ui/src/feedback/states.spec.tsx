import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/render-ui.tsx'
import { ErrorState, ReadCallout, ReadError } from './error-state.tsx'
import { LoadingState, Skeleton } from './loading-state.tsx'
import { ProgressBar } from './progress-bar.tsx'

test('error state is announced and offers a retry', async () => {
  const retry = jest.fn()
  const { user } = renderUi(<ErrorState title="Matches did not load" onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Matches did not load')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('skeletons are hidden from screen readers and busy, their status is announced', () => {
  const { container } = renderUi(
    <LoadingState label="Loading your account...">
      <Skeleton className="h-6" />
    </LoadingState>,
  )
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Loading your account...')
  // A status within what is busy would not be read out.
  expect(status.closest('[aria-busy]')).toBeNull()
  expect(container.querySelectorAll('[aria-busy="true"] .animate-pulse')).toHaveLength(1)
})

test('progress has a name, a value and its value in words, within its bounds', () => {
  renderUi(<ProgressBar value={140} label="Step 5 of 5" valueText="100%" />)
  const bar = screen.getByRole('progressbar', { name: 'Step 5 of 5' })
  expect(bar.getAttribute('aria-valuenow')).toBe('100')
  expect(bar.getAttribute('aria-valuetext')).toBe('100%')
})

test("failed read shows why in the app's words and offers a retry", async () => {
  const refetch = jest.fn()
  const read = { error: new Error('no answer'), isFetching: false, refetch }
  const { user } = renderUi(
    <ReadError title="Matches did not load" read={read} hint={(reason) => `Because: ${reason}`} />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Because: no answer')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

function Matches({ Failure }: { Failure: typeof ReadError | typeof ReadCallout }) {
  const [failed, setFailed] = useState(true)
  const read = { error: new Error('no answer'), isFetching: false, refetch: () => setFailed(false) }
  return (
    <main>
      <h1>Matches</h1>
      {failed && <Failure title="Matches did not load" read={read} />}
    </main>
  )
}

test.each([
  ['in the place of what is missing', ReadError],
  ['beside what is there', ReadCallout],
])("failed read %s gives the focus to the page's heading when it is tried again", async (_, Failure) => {
  const { user } = renderUi(<Matches Failure={Failure} />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Matches' })))
})
