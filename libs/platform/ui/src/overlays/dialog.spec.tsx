import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import { Dialog, DialogClose } from './dialog.tsx'

const safety = (
  <Dialog
    trigger={<Button>Safety</Button>}
    title="Before you meet"
    description="Five things to check"
    footer={
      <DialogClose>
        <Button>Done</Button>
      </DialogClose>
    }
  />
)

test('dialog is named and described, and gives the focus back to its button on Escape', async () => {
  const { user } = renderUi(safety)
  await user.click(screen.getByRole('button', { name: 'Safety' }))
  const dialog = screen.getByRole('dialog', { name: 'Before you meet' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Five things to check',
  )
  expect(dialog.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Safety' }))
})

test('dialog closes by its cross and by an action that says so', async () => {
  const { user } = renderUi(safety)
  for (const name of ['Close', 'Done']) {
    await user.click(screen.getByRole('button', { name: 'Safety' }))
    await user.click(screen.getByRole('button', { name }))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('dialog carries the direction of the page, wherever it is rendered', async () => {
  const { user } = renderUi(safety, 'rtl')
  await user.click(screen.getByRole('button', { name: 'Safety' }))
  expect(screen.getByRole('dialog').getAttribute('dir')).toBe('rtl')
})

function OpensByItself() {
  const [open, setOpen] = useState(false)
  const [gone, setGone] = useState(false)
  return (
    <main>
      <h1 tabIndex={-1}>Matches</h1>
      {!gone && <Button onClick={() => setOpen(true)}>Contact</Button>}
      <Dialog open={open} onOpenChange={setOpen} title="Did it work?">
        <Button onClick={() => setGone(true)}>No</Button>
      </Dialog>
    </main>
  )
}

test.each([
  ['what had it', [], 'Contact'],
  ["the page's heading where that is gone", ['No'], 'Matches'],
])('dialog that opens by itself returns the focus to %s', async (_, pressed, focused) => {
  const { user } = renderUi(<OpensByItself />)
  for (const name of ['Contact', ...pressed]) await user.click(screen.getByRole('button', { name }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(focused))
})

test('dialog that names an address in its title breaks it after its signs, and is named by it whole', () => {
  const title = 'Delete \u2066reem@rafiq.test\u2069?'
  renderUi(<Dialog open title={title} />)
  const dialog = screen.getByRole('dialog', { name: title })
  const heading = dialog.querySelector('h2')
  expect(heading?.textContent).toBe(title)
  const address = heading?.querySelector('span')?.innerHTML
  expect(address?.split('<wbr>')).toEqual(['\u2066reem@', 'rafiq.', 'test\u2069?'])
})

test('dialog that opens by itself has the focus itself, and no ring around a button', () => {
  renderUi(<Dialog open title="Did it work?" footer={<Button>Yes</Button>} />)
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Did it work?' }))
})
