import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { PasswordField } from './password-field.tsx'

/** A password that can be looked at. The meter advises and never blocks. */
const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: both('كلمة المرور', 'Password') },
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WeakOne: Story = { args: { meter: true, defaultValue: '12345678' } }
export const StrongOne: Story = { args: { meter: true, defaultValue: 'palm-lantern-evening' } }
export const Invalid: Story = {
  args: { defaultValue: 'abc', error: both('ستة أحرف على الأقل.', 'Six characters or more.') },
}
export const Disabled: Story = { args: { disabled: true } }
