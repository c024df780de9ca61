import { afterEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderUi } from '../testing/render-ui.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

/** jsdom lays nothing out. */
function contentIsHigh(pixels: number) {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(pixels)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500)
}

test('dialog body that scrolls is focusable by keyboard', async () => {
  contentIsHigh(900)
  const { user } = renderUi(
    <Dialog open title="Before you meet">
      <p>A long list</p>
    </Dialog>,
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  await user.tab()
  expect(document.activeElement?.textContent).toBe('A long list')
})

test('dialog body that does not scroll is not focusable', async () => {
  contentIsHigh(500)
  const { user } = renderUi(
    <Dialog open title="Before you meet">
      <p>A short list</p>
    </Dialog>,
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

test('dialog with a question focuses its cancel button', () => {
  contentIsHigh(900)
  renderUi(
    <AlertDialog
      open
      title="Delete the account?"
      description="What goes with it"
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={() => undefined}
    />,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }))
})
