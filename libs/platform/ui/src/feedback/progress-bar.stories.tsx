import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** How far something is, in words too. It fills along the text. */
const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { value: 40, label: both('الخطوة 2 من 5', 'Step 2 of 5'), valueText: '40%' },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Half: Story = {}
export const Begun: Story = {
  args: { value: 0, label: both('الخطوة 1 من 5', 'Step 1 of 5'), valueText: '0%' },
}
export const Done: Story = {
  args: { value: 100, label: both('الخطوة 5 من 5', 'Step 5 of 5'), valueText: '100%' },
}
