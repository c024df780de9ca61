import type { Meta, StoryObj } from '@storybook/react-vite'
import { both, useText } from '../../.storybook/texts.tsx'
import { Button } from '../actions/button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

/** In the place of a list that has nothing in it: what will be here, and the way on. */
const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: both('لا زيارات بعد', 'No visits yet'),
    description: both('تظهر هنا الزيارات التي تتفق عليها.', 'Visits that you agree on will be here.'),
  },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

function ActionView(props: EmptyStateProps) {
  const text = useText()
  return <EmptyState {...props} action={<Button>{text('اقتراح موعد', 'Suggest a time')}</Button>} />
}

export const Plain: Story = {}
export const WithAction: Story = { args: { drawing: 'letter' }, render: ActionView }
/** `level` is 1 where it is the whole page. */
export const WholePage: Story = {
  args: {
    level: 1,
    drawing: 'door',
    title: both('لا توجد صفحة هنا', 'There is no page here'),
    description: both('قد يكون الرابط قديمًا.', 'The link may be an old one.'),
  },
}
