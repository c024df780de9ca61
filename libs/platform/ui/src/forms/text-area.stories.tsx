import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { TextArea } from './text-area.tsx'

/** Grows with its text; each paragraph takes the direction of its own words. */
const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: both('نبذة', 'About') },
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: both('سطران يكفيان.', 'Two lines are enough.') } }
export const BothDirections: Story = {
  args: { defaultValue: 'أعمل من المنزل معظم الأسبوع.\nOn Fridays I am out with friends.' },
}
export const Invalid: Story = {
  args: {
    defaultValue: both('مرحبًا', 'Hello'),
    error: both('اكتب 20 حرفًا على الأقل.', 'Write 20 characters or more.'),
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: both('مرحبًا', 'Hello') } }
