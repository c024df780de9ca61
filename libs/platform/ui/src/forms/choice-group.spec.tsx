import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/render-ui.tsx'
import { ChoiceGroup } from './choice-group.tsx'

const options = [
  { value: 'under', label: 'Under 15,000' },
  { value: 'middle', label: '15,000 to 25,000', description: 'SAR a year' },
  { value: 'over', label: 'Over 25,000' },
] as const

function Budget({ error }: { error?: string }) {
  const [value, setValue] = useState<'under' | 'middle' | 'over' | ''>('')
  return <ChoiceGroup label="Budget" error={error} options={options} value={value} onValueChange={setValue} />
}

const checked = () => screen.queryByRole('radio', { checked: true })?.id.split('-').at(-1)

test('choice group in RTL: left selects the next choice and right the previous one', async () => {
  const { user } = renderUi(<Budget />, 'rtl')
  await user.click(screen.getByRole('radio', { name: 'Under 15,000' }))
  await user.keyboard('{ArrowLeft}')
  expect(checked()).toBe('middle')
  await user.keyboard('{ArrowRight}')
  expect(checked()).toBe('under')
})

test('choice group in LTR: right selects the next choice, down does in both directions', async () => {
  const { user } = renderUi(<Budget />, 'ltr')
  await user.click(screen.getByRole('radio', { name: 'Under 15,000' }))
  await user.keyboard('{ArrowRight}')
  expect(checked()).toBe('middle')
  await user.keyboard('{ArrowDown}')
  expect(checked()).toBe('over')
  await user.keyboard('{ArrowRight}')
  expect(checked()).toBe('under')
})

test('choice group is a group with a name, an error and described choices', () => {
  renderUi(<Budget error="Choose a budget" />)
  const group = screen.getByRole('radiogroup', { name: 'Budget' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a budget',
  )
  const middle = screen.getByRole('radio', { name: '15,000 to 25,000' })
  expect(document.getElementById(middle.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'SAR a year',
  )
})
