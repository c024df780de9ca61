import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { Avatar, type AvatarProps } from './avatar.tsx'

/** The first letter of a name, always beside the name itself: screen readers hear the name alone. */
const meta = {
  title: 'Text/Avatar',
  component: Avatar,
  args: { name: both('ريم', 'Reem') },
  render: AvatarView,
} satisfies Meta<typeof Avatar>
export default meta

function AvatarView(props: AvatarProps) {
  return (
    <p className="flex items-center gap-3 font-semibold">
      <Avatar {...props} />
      {props.name}
    </p>
  )
}

export const BesideItsName: StoryObj<typeof meta> = {}
