import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderUi } from '../testing/render-ui.tsx'
import { Checkbox } from './checkbox.tsx'
import { Switch } from './switch.tsx'

test('checkbox is toggled by its label and described by its error', async () => {
  const { user } = renderUi(<Checkbox label="I am 18 or older" error="You must confirm this" />)
  await user.click(screen.getByText('I am 18 or older'))
  const box = screen.getByRole('checkbox', { name: 'I am 18 or older', checked: true })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You must confirm this',
  )
})

test('switch has its role, name and description, and toggles with the space bar', async () => {
  const change = jest.fn()
  const { user } = renderUi(
    <Switch label="Phone sharing" description="Only matches see it" onChange={change} />,
  )
  const control = screen.getByRole('switch', { name: 'Phone sharing', checked: false })
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Only matches see it',
  )
  await user.tab()
  await user.keyboard(' ')
  expect(change).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('switch', { checked: true })).toBe(control)
})
