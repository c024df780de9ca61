import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { TextField } from './text-field.tsx'

/**
 * One line of text, with its label above it. What is not `optional` is required. An `error` marks the control as invalid and describes
 * it. Takes react-hook-form's `register()` as it is.
 */
const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: both('الاسم', 'Name') },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: both('نورة العتيبي', 'Noura Alotaibi') } }
export const WithHint: Story = { args: { hint: both('كما تحب أن تُنادى.', 'As you like to be called.') } }
export const Optional: Story = { args: { optional: true } }
export const Invalid: Story = {
  args: {
    error: both('اكتب اسمًا من حرفين على الأقل.', 'Write a name of two letters or more.'),
    defaultValue: both('ن', 'N'),
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: both('نورة', 'Noura') } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: both('نورة', 'Noura') } }
/** Addresses and numbers read from left to right in both languages, and start where the lines of the page start. */
export const EmailAddress: Story = {
  args: { type: 'email', label: both('البريد الإلكتروني', 'E-mail'), defaultValue: 'noura@rafiq.test' },
}
export const LongLabel: Story = {
  args: {
    label: both(
      'ما الاسم الذي تريد أن يراه من يتلقى طلبك قبل أن يردّ عليه؟',
      'Which name should people see who get your request, before they answer it?',
    ),
    hint: both(
      'يراه من تراسله فقط، ويمكن تغييره في أي وقت من صفحة الحساب، ويظهر التغيير في الرسائل القديمة أيضًا.',
      'Only those to whom you write see it. You can change it at any time in your account, and older messages change as well.',
    ),
  },
}
