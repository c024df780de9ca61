import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { LoadingState, Skeleton } from './loading-state.tsx'

/** While something loads: skeletons in the shape of what is coming, and words for who does not see them. */
const meta = {
  title: 'Feedback/LoadingState',
  component: LoadingState,
  subcomponents: { Skeleton },
  args: { label: both('جارٍ تحميل الزيارات…', 'Loading your visits…') },
} satisfies Meta<typeof LoadingState>
export default meta

type Story = StoryObj<typeof meta>

export const Words: Story = {}
export const Skeletons: Story = {
  args: {
    children: (
      <div className="space-y-3">
        <Skeleton className="h-8 max-w-xs" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    ),
  },
}
