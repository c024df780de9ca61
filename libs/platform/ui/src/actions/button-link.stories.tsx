import type { Meta, StoryObj } from '@storybook/react-vite'
import { both, useText } from '../../.storybook/texts.tsx'
import { ArrowNext } from '../icons.ts'
import { ButtonLink, type ButtonLinkProps } from './button-link.tsx'

/** A link that looks like a button: it goes somewhere. With `asChild` it lends its look to a router's link. */
const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  argTypes: {
    variant: { control: 'select', options: ['primary', 'secondary', 'quiet'] },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
  },
  args: { href: '#next', children: both('المتابعة', 'Continue') },
} satisfies Meta<typeof ButtonLink>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
/** The icon points along the text, and turns with it. */
export const WithIcon: Story = { args: { icon: <ArrowNext /> } }

function RouterLink(props: ButtonLinkProps) {
  const text = useText()
  return (
    <ButtonLink {...props} asChild>
      <a href="#list">{text('العودة إلى القائمة', 'Back to the list')}</a>
    </ButtonLink>
  )
}

export const AsChild: Story = { args: { variant: 'quiet' }, render: RouterLink }
