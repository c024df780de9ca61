import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { controlClass } from './control-style.ts'
import { Field } from './field.tsx'

/** Label, hint and error around any other control: it is given what it has to carry. */
const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: both('موعد الزيارة', 'Time of the visit'),
    hint: both('بتوقيت الرياض.', 'In the time of Riyadh.'),
    children: (control) => <input type="date" {...control} className={controlClass} />,
  },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const AroundADate: Story = {}
export const Invalid: Story = {
  args: { error: both('اختر يومًا من الغد.', 'Choose a day from tomorrow on.') },
}
