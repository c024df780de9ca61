import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderUi } from '../testing/render-ui.tsx'
import { SelectField } from './select-field.tsx'

const options = [
  { value: 'all', label: 'All Roles' },
  { value: 'admin', label: 'Admins' },
] as const

test('select field is named by its label, shows what is chosen, and says what one chooses', async () => {
  const choose = jest.fn()
  const { user } = renderUi(
    <SelectField label="Role" hint="Staff too" options={options} value="all" onValueChange={choose} />,
  )
  const select = screen.getByRole('combobox', { name: 'Role', description: 'Staff too' })
  expect(select).toHaveProperty('value', 'all')
  await user.selectOptions(select, 'Admins')
  expect(choose).toHaveBeenCalledWith('admin')
})
