import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import { focusHandover } from './focus-handover.ts'

const toNext = focusHandover('h2')

function People({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names)
  return (
    <>
      <h1>Blocked</h1>
      <ul>
        {left.map((name) => (
          <li key={name} ref={toNext}>
            <h2>{name}</h2>
            <Button onClick={() => setLeft(left.filter((one) => one !== name))}>Unblock {name}</Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => setLeft([])}>Unblock all</Button>
    </>
  )
}

test.each([
  ['the item after it', 'Huda', 'Reem'],
  ['the item before it, where it was the last', 'Reem', 'Huda'],
])('focus in an item that goes passes to %s', async (_, gone, next) => {
  const { user } = renderUi(<People names={['Huda', 'Reem']} />)
  await user.click(screen.getByRole('button', { name: `Unblock ${gone}` }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: next }))
})

test("focus in the only item passes to the page's heading", async () => {
  const { user } = renderUi(<People names={['Huda']} />)
  await user.click(screen.getByRole('button', { name: 'Unblock Huda' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Blocked' }))
})

test('focus elsewhere stays where it is when items go', async () => {
  const { user } = renderUi(<People names={['Huda', 'Reem']} />)
  await user.click(screen.getByRole('button', { name: 'Unblock all' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Unblock all' }))
})
