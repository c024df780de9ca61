import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { both } from '../../.storybook/texts.tsx'
import { SelectField, type SelectFieldProps } from './select-field.tsx'

/** One of a handful of short choices where a row of cards would be too much: every device shows its own list. */
const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: both('الترتيب', 'Order'),
    options: [
      { value: 'newest', label: both('الأحدث أولًا', 'Newest first') },
      { value: 'oldest', label: both('الأقدم أولًا', 'Oldest first') },
    ],
    value: 'newest',
    onValueChange: () => undefined,
  },
  render: Chosen,
} satisfies Meta<typeof SelectField<string>>
export default meta

function Chosen(props: SelectFieldProps<string>) {
  const [value, setValue] = useState(props.value)
  return <SelectField {...props} value={value} onValueChange={setValue} />
}

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Optional: Story = {
  args: { optional: true, hint: both('يبقى اختيارك محفوظًا.', 'Your choice is kept.') },
}
export const Invalid: Story = { args: { error: both('اختر ترتيبًا.', 'Choose an order.') } }
export const Disabled: Story = { args: { disabled: true } }
