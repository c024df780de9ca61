import type { Meta, StoryObj } from '@storybook/react-vite'
import { both, useText } from '../../.storybook/texts.tsx'
import { Button } from '../actions/button.tsx'
import { Card, Section, type SectionProps } from './section.tsx'

/** A part of a page under its own heading. `Card` is its surface alone: `article` for what stands on its own, `li` in a list. */
const meta = {
  title: 'Layout/Section',
  component: Section,
  subcomponents: { Card },
  args: {
    title: both('الإشعارات', 'Notices'),
    lead: both('ما يصل إليك، وكيف يصل.', 'What reaches you, and how.'),
    children: both('كل الإشعارات مفعّلة.', 'All notices are on.'),
  },
} satisfies Meta<typeof Section>
export default meta

type Story = StoryObj<typeof meta>

function ActionsView(props: SectionProps) {
  const text = useText()
  return <Section {...props} actions={<Button variant="secondary">{text('تعديل', 'Edit')}</Button>} />
}

function CardsView() {
  const text = useText()
  return (
    <ul className="grid gap-3">
      <Card as="li">
        {text('زيارة يوم الأحد، الخامسة مساءً', 'A visit on Sunday, at five in the afternoon')}
      </Card>
      <Card as="li" flush>
        <p className="border-b border-line p-4 font-semibold">{text('حتى الحافة', 'Up to its edge')}</p>
        <p className="p-4">{text('المسافة الداخلية لما فيها.', 'The inner space is for what is in it.')}</p>
      </Card>
    </ul>
  )
}

export const WithLead: Story = {}
export const WithActions: Story = { render: ActionsView }
export const Cards: Story = { render: CardsView }
