import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { Switch } from './switch.tsx'

/** On or off at once, without a button that saves it. */
const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: both('إشعارات البريد', 'Notices by mail') },
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithDescription: Story = {
  args: { description: both('رسالة واحدة في اليوم على الأكثر.', 'One message a day at most.') },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
