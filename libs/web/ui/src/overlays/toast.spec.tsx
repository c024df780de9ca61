import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderUi } from '../testing/render-ui.tsx'
import { Toast, ToastProvider, ToastViewport } from './toast.tsx'

const toasts = (onOpenChange: (open: boolean) => void) => (
  <ToastProvider>
    <button type="button">Elsewhere</button>
    <Toast open onOpenChange={onOpenChange} title="User Updated" description="Saved." tone="success" />
    <ToastViewport />
  </ToastProvider>
)

test('shows its title and description and can be dismissed', async () => {
  const change = jest.fn()
  const { user } = renderUi(toasts(change))
  expect(screen.getByText('User Updated')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(change).toHaveBeenCalledWith(false)
})

test('F8 brings the focus to the notifications (spec §9)', async () => {
  const { user } = renderUi(toasts(() => {}))
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await user.keyboard('[F8]')
  const region = screen.getByRole('region', { name: 'Notifications (F8)' })
  expect(region.contains(document.activeElement)).toBe(true)
})
