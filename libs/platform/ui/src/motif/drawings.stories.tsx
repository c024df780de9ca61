import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing, type DrawingName } from './drawings.tsx'

/** Our own line drawings: ornament only, the words beside them say it. Sparingly. */
const meta = {
  title: 'Foundations/Drawing',
  component: Drawing,
  argTypes: {
    name: { control: 'select', options: ['house', 'door', 'letter', 'cups', 'key', 'lantern'] },
  },
  args: { name: 'house' },
} satisfies Meta<typeof Drawing>
export default meta

type Story = StoryObj<typeof meta>

const names: readonly DrawingName[] = ['house', 'door', 'letter', 'cups', 'key', 'lantern']

export const One: Story = {}
export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3">
      {names.map((name) => (
        <li key={name} className="text-sm text-soft">
          <Drawing name={name} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  ),
}
