import type { Meta, StoryObj } from '@storybook/react-vite'
import { both, useText } from '../../.storybook/texts.tsx'
import { Button } from '../actions/button.tsx'
import { Badge } from '../feedback/badge.tsx'
import { PageColumn, PageHeader, type PageHeaderProps } from './page-header.tsx'

/** The only first heading of a page, at the top of the column that pages stand in (`PageColumn`). */
const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  subcomponents: { PageColumn },
  parameters: { layout: 'fullscreen' },
  args: {
    title: both('الزيارات', 'Visits'),
    lead: both(
      'مواعيد اتفقت عليها، وأخرى تنتظر الرد.',
      'Times that you agreed on, and those that wait for an answer.',
    ),
  },
  render: (args) => (
    <PageColumn>
      <PageHeader {...args} />
    </PageColumn>
  ),
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

function ActionsView(props: PageHeaderProps) {
  const text = useText()
  return (
    <PageColumn>
      <PageHeader
        {...props}
        above={<Badge tone="palm">{text('جديد', 'New')}</Badge>}
        actions={<Button>{text('اقتراح موعد', 'Suggest a time')}</Button>}
      />
    </PageColumn>
  )
}

export const TitleAndLead: Story = {}
export const WithActions: Story = { render: ActionsView }
export const LongTitle: Story = {
  args: {
    title: both(
      'مواعيد الزيارات التي تنتظر ردك خلال هذا الأسبوع والأسبوع القادم',
      'Times for visits that wait for your answer in this week and in the next one',
    ),
  },
}
