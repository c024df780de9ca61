import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import { AlertDialog } from './alert-dialog.tsx'

const ask = (onConfirm: () => unknown, confirmDisabled = false) => (
  <AlertDialog
    trigger={<Button>Delete Account</Button>}
    title="Delete your account?"
    description="This cannot be undone."
    confirmLabel="Delete"
    cancelLabel="Keep it"
    onConfirm={onConfirm}
    confirmDisabled={confirmDisabled}
  />
)
const openIt = () => screen.getByRole('button', { name: 'Delete Account' })

test('alert dialog focuses Cancel first, and Cancel confirms nothing', async () => {
  const confirm = jest.fn()
  const { user } = renderUi(ask(confirm))
  await user.click(openIt())
  expect(screen.getByRole('alertdialog', { name: 'Delete your account?' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }))
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(confirm).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(openIt())
})

test('alert dialog confirms once and closes', async () => {
  const confirm = jest.fn()
  const { user } = renderUi(ask(confirm))
  await user.click(openIt())
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('alert dialog stays open while what it started is under way', async () => {
  const { user } = renderUi(ask(() => Promise.resolve()))
  await user.click(openIt())
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

test('alert dialog cannot be confirmed before its condition is met', async () => {
  const confirm = jest.fn()
  const { user } = renderUi(ask(confirm, true))
  await user.click(openIt())
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(confirm).not.toHaveBeenCalled()
})

function Opened() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Elsewhere</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Block?"
        description="You can undo it."
        confirmLabel="Block"
        cancelLabel="Cancel"
        onConfirm={() => undefined}
      />
    </>
  )
}

test('alert dialog opened without a button returns the focus to what had it', async () => {
  const { user } = renderUi(<Opened />)
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
})

function Rows() {
  const [removed, setRemoved] = useState(false)
  return (
    <main>
      <h1>Passkeys</h1>
      {!removed && ask(() => setRemoved(true))}
    </main>
  )
}

test("alert dialog whose button goes with what it removes gives the focus to the page's heading", async () => {
  const { user } = renderUi(<Rows />)
  await user.click(openIt())
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' })))
})
