import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { CircleAlert, CircleCheck, Clock, ShieldAlert, Users } from '../icons.ts'
import { Badge } from './badge.tsx'

/** A state or a kind in one or two words. Never colour alone: a word, and an icon where it helps. */
const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  argTypes: { tone: { control: 'select', options: ['neutral', 'palm', 'dusk', 'amber', 'clay'] } },
  args: { children: both('مسودة', 'Draft') },
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Palm: Story = {
  args: { tone: 'palm', icon: <CircleCheck />, children: both('منشور', 'Published') },
}
export const Dusk: Story = {
  args: { tone: 'dusk', icon: <Users />, children: both('12 عضوًا', '12 members') },
}
export const Amber: Story = { args: { tone: 'amber', icon: <Clock />, children: both('ينتظر', 'Waiting') } }
export const Clay: Story = {
  args: { tone: 'clay', icon: <CircleAlert />, children: both('مرفوض', 'Refused') },
}
export const LongText: Story = {
  args: {
    tone: 'amber',
    icon: <ShieldAlert />,
    children: both(
      'يحتاج إلى مراجعة من شخص آخر قبل النشر',
      'Needs a review by somebody else before it is published',
    ),
  },
}
