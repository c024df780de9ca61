import { beforeEach, expect, jest, test } from '@jest/globals'
import { toast, useUiProviderProps } from '@rafiq/platform'
import { toastStore } from '@rafiq/platform/shell'
import { TestPlatform } from '@rafiq/platform/testing'
import { UiProvider } from '@rafiq/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import ToastArea from './toast-area.tsx'

const Ui = ({ children }: { children: ReactNode }) => (
  <UiProvider {...useUiProviderProps()}>{children}</UiProvider>
)

beforeEach(() => toastStore.setState({ toast: null }))

function show() {
  render(
    <TestPlatform>
      <Ui>
        <ToastArea />
      </Ui>
    </TestPlatform>,
  )
  return userEvent.setup()
}

test('toast area shows one notification at a time: a newer one takes the place of the older', async () => {
  show()
  act(() => void toast({ title: 'Older' }))
  await screen.findByText('Older')
  act(() => void toast({ title: 'Newer', description: 'It counts.' }))
  await screen.findByText('Newer')
  screen.getByText('It counts.')
  expect(screen.queryByText('Older')).toBeNull()
})

test('toast area hides a dismissed toast', async () => {
  const user = show()
  act(() => void toast({ title: 'Saved' }))
  await screen.findByText('Saved')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
})

test('toast area lets somebody take back what it tells of', async () => {
  const user = show()
  const undo = jest.fn()
  act(() => void toast({ title: 'Paused', action: { label: 'Undo', onPress: undo } }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByText('Paused')).toBeNull())
})
