import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { Checkbox } from './checkbox.tsx'

/** Something to agree to, or one of several things that are saved together. What takes effect at once is a `Switch`. */
const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: both('عمري 18 عامًا أو أكثر', 'I am 18 or older') },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const WithHint: Story = { args: { hint: both('يمكن تغيير ذلك لاحقًا.', 'You can change this later.') } }
export const Invalid: Story = {
  args: { error: both('يلزم التأكيد للمتابعة.', 'Confirm this to go on.') },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const LongLabel: Story = {
  args: {
    label: both(
      'قرأت شروط الاستخدام وسياسة الخصوصية، وأوافق على أن يُشارَك رقمي مع من أتفق معه فقط، وأعلم أن بإمكاني التراجع عن ذلك',
      'I have read the terms and the privacy policy, agree that my number is given to those alone with whom I agree, and know that I can take this back',
    ),
  },
}
