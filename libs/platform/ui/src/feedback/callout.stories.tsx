import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { Callout } from './callout.tsx'

/** What somebody should know here. `role` makes it heard where it appears after an action: `alert` at once, `status` in time. */
const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  argTypes: { tone: { control: 'select', options: ['info', 'success', 'amber', 'danger'] } },
  args: {
    title: both('تُحفظ المسودة تلقائيًا', 'Your draft is saved as you write'),
    children: both('يمكن إكمالها لاحقًا من أي جهاز.', 'You can go on with it later on any device.'),
  },
} satisfies Meta<typeof Callout>
export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = {
  args: { tone: 'success', role: 'status', title: both('حُفظت التغييرات', 'Your changes are saved') },
}
export const Amber: Story = {
  args: {
    tone: 'amber',
    title: both('قبل مشاركة رقمك', 'Before you share your number'),
    children: both('لا ترسل مالًا إلى من لم تلتقِ به.', 'Send no money to somebody whom you have not met.'),
  },
}
export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    title: both('لم تُحفظ التغييرات', 'Your changes were not saved'),
    children: both('ما كتبته باقٍ هنا. حاول مرة أخرى.', 'What you wrote is still here. Try again.'),
  },
}
export const TextAlone: Story = { args: { title: undefined } }
