import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { Breakable } from './breakable.tsx'

/** Text whose e-mail addresses break after their signs where there is no room for one in a line. Not for names of links and buttons. */
const meta = {
  title: 'Text/Breakable',
  component: Breakable,
  args: {
    text: both(
      'أُوقف حساب \u2066reem.saad.alqahtani@rafiq.test\u2069 مؤقتًا',
      'The account \u2066reem.saad.alqahtani@rafiq.test\u2069 is paused',
    ),
  },
  decorators: [(Story) => <div className="max-w-48">{<Story />}</div>],
} satisfies Meta<typeof Breakable>
export default meta

export const InANarrowPlace: StoryObj<typeof meta> = {}
