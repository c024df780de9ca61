import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { Check, Trash2 } from '../icons.ts'
import { Button } from './button.tsx'

/** Does something. At most one filled button (`primary`, `danger`) is in view; what goes somewhere is a `ButtonLink`. */
const meta = {
  title: 'Actions/Button',
  component: Button,
  argTypes: {
    variant: { control: 'select', options: ['primary', 'secondary', 'quiet', 'danger', 'amber'] },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
  },
  args: { children: both('حفظ التغييرات', 'Save changes'), variant: 'primary' },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = {
  args: { variant: 'danger', icon: <Trash2 />, children: both('حذف الطلب', 'Delete the request') },
}
export const Amber: Story = { args: { variant: 'amber', children: both('الإبلاغ', 'Report') } }
export const Large: Story = { args: { size: 'lg', icon: <Check /> } }
export const Block: Story = { args: { block: true } }
/** At work: it keeps its focus and its place, and does nothing when pressed. */
export const Busy: Story = { args: { busy: true, busyLabel: both('جارٍ الحفظ…', 'Saving…') } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    children: both(
      'حفظ جميع التغييرات التي أُدخلت على هذه الصفحة ثم العودة إلى القائمة السابقة',
      'Save all the changes that were made on this page and go back to the list before it',
    ),
  },
}
