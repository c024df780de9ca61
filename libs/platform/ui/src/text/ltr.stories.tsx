import type { Meta, StoryObj } from '@storybook/react-vite'
import { useText } from '../../.storybook/texts.tsx'
import { Email, Ltr } from './ltr.tsx'

/** What reads from left to right wherever it stands, kept apart from the text around it. `Email` is an address. */
const meta = {
  title: 'Text/Ltr',
  component: Ltr,
  subcomponents: { Email },
  args: { children: '−2.4%' },
} satisfies Meta<typeof Ltr>
export default meta

type Story = StoryObj<typeof meta>

function SentenceView() {
  const text = useText()
  return (
    <p>
      {text('تغيّر المؤشر', 'The figure changed by')} <Ltr>−2.4%</Ltr> {text('في الإصدار', 'in version')}{' '}
      <Ltr>1.4.0-rc.1</Ltr>
    </p>
  )
}

function EmailView() {
  const text = useText()
  return (
    <p>
      {text('للأسئلة:', 'For questions:')} <Email address="support@rafiq.test" link />
    </p>
  )
}

export const InASentence: Story = { render: SentenceView }
export const AnAddress: Story = { render: EmailView }
