import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { both } from '../../.storybook/texts.tsx'
import { MultiChoice, type MultiChoiceProps } from './multi-choice.tsx'

/** Any number of a few, as big cards. */
const meta = {
  title: 'Forms/MultiChoice',
  component: MultiChoice,
  args: {
    label: both('متى يناسبك؟', 'When does it suit you?'),
    options: [
      { value: 'morning', label: both('صباحًا', 'In the morning') },
      { value: 'noon', label: both('ظهرًا', 'At noon') },
      {
        value: 'evening',
        label: both('مساءً', 'In the evening'),
        description: both('بعد الخامسة', 'After five'),
      },
    ],
    value: [],
    onValueChange: () => undefined,
  },
  render: Chosen,
} satisfies Meta<typeof MultiChoice<string>>
export default meta

function Chosen(props: MultiChoiceProps<string>) {
  const [value, setValue] = useState(props.value)
  return <MultiChoice {...props} value={value} onValueChange={setValue} />
}

type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const SomeChosen: Story = { args: { value: ['morning', 'evening'] } }
export const Invalid: Story = {
  args: { error: both('اختر وقتًا واحدًا على الأقل.', 'Choose one time or more.') },
}
export const Optional: Story = { args: { optional: true, columns: 1 } }
