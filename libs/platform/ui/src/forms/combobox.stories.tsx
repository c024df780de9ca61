import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { both } from '../../.storybook/texts.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

/** One of many, found by typing; spellings of one word find it all the same. The whole screen on a phone. */
const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: both('المدينة', 'City'),
    placeholder: both('اختر مدينة', 'Choose a city'),
    options: [
      { value: 'riyadh', label: both('الرياض', 'Riyadh') },
      { value: 'jeddah', label: both('جدة', 'Jeddah') },
      { value: 'ahsa', label: both('الأحساء', 'Al Ahsa') },
      { value: 'abha', label: both('أبها', 'Abha') },
    ],
    value: '',
    onValueChange: () => undefined,
  },
  render: Chosen,
} satisfies Meta<typeof Combobox<string>>
export default meta

function Chosen(props: ComboboxProps<string>) {
  const [value, setValue] = useState(props.value)
  return <Combobox {...props} value={value} onValueChange={setValue} />
}

type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const OneChosen: Story = { args: { value: 'ahsa' } }
export const Invalid: Story = {
  args: { error: both('اختر مدينة من القائمة.', 'Choose a city of the list.') },
}
export const Disabled: Story = { args: { disabled: true, value: 'riyadh' } }
