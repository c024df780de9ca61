import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderUi } from '../testing/render-ui.tsx'
import { MultiChoice } from './multi-choice.tsx'

const options = [
  { value: 'studying', label: 'Studying' },
  { value: 'working', label: 'Working' },
  { value: 'pets', label: 'Pet owner' },
] as const

test('multi-choice adds in the order of the options and takes away', async () => {
  const change = jest.fn()
  const { user } = renderUi(
    <MultiChoice label="Lifestyle" options={options} value={['pets', 'working']} onValueChange={change} />,
  )
  await user.click(screen.getByRole('checkbox', { name: 'Studying' }))
  expect(change).toHaveBeenLastCalledWith(['studying', 'working', 'pets'])
  await user.click(screen.getByRole('checkbox', { name: 'Pet owner' }))
  expect(change).toHaveBeenLastCalledWith(['working'])
})

test('multi-choice is a named group that is described by its error', () => {
  renderUi(
    <MultiChoice
      label="Lifestyle"
      error="Choose one"
      options={options}
      value={[]}
      onValueChange={() => {}}
    />,
  )
  const group = screen.getByRole('group', { name: 'Lifestyle' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose one',
  )
})
