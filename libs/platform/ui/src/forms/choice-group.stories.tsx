import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { both } from '../../.storybook/texts.tsx'
import { Briefcase, House, Laptop } from '../icons.ts'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

/** One of a few, as big cards. Arrow keys follow the direction of reading. */
const meta = {
  title: 'Forms/ChoiceGroup',
  component: ChoiceGroup,
  args: {
    label: both('أين تعمل؟', 'Where do you work?'),
    options: [
      { value: 'home', label: both('من المنزل', 'At home'), icon: <House /> },
      { value: 'office', label: both('في مكتب', 'In an office'), icon: <Briefcase /> },
      {
        value: 'mixed',
        label: both('هنا وهناك', 'Here and there'),
        description: both('أيام من المنزل وأيام في المكتب', 'Some days at home, some in an office'),
        icon: <Laptop />,
      },
    ],
    value: '',
    onValueChange: () => undefined,
  },
  render: Chosen,
} satisfies Meta<typeof ChoiceGroup<string>>
export default meta

function Chosen(props: ChoiceGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  return <ChoiceGroup {...props} value={value} onValueChange={setValue} />
}

type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const OneChosen: Story = { args: { value: 'home' } }
export const Columns: Story = { args: { columns: 3, value: 'office' } }
export const Invalid: Story = { args: { error: both('اختر واحدًا للمتابعة.', 'Choose one to go on.') } }
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'home', label: both('من المنزل', 'At home') },
      { value: 'office', label: both('في مكتب', 'In an office'), disabled: true },
    ],
  },
}
