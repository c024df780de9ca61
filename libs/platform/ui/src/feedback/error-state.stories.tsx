import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { ErrorState, ReadCallout, ReadError } from './error-state.tsx'

/**
 * A part that could not be loaded: heard at once, with a way to try again. `ReadError` is the same for a read that failed, with its
 * reason; `ReadCallout` stands beside what is there all the same.
 */
const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  subcomponents: { ReadCallout, ReadError },
  args: {
    title: both('لم تُحمَّل الزيارات', 'The visits did not load'),
    description: both('لم يضع شيء. حاول مرة أخرى بعد قليل.', 'Nothing is lost. Try again in a moment.'),
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

const failed = { error: new Error('no answer'), isFetching: false, refetch: () => undefined }

export const WithRetry: Story = {}
export const Retrying: Story = { args: { busy: true } }
export const WithoutRetry: Story = {
  render: ({ title, description }) => <ErrorState title={title} description={description} />,
}
export const OfARead: Story = { render: ({ title }) => <ReadError title={title} read={failed} /> }
export const OfAReadAgain: Story = {
  render: ({ title }) => <ReadError title={title} read={{ ...failed, isFetching: true }} />,
}
export const BesideOlderContent: Story = {
  render: ({ title }) => <ReadCallout title={title} read={failed} />,
}
