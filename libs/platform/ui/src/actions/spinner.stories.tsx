import type { Meta, StoryObj } from '@storybook/react-vite'
import { useText } from '../../.storybook/texts.tsx'
import { Spinner } from './spinner.tsx'

/** Says nothing by itself: the words beside it do. It stands still where motion is reduced. */
const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta

function BesideWordsView() {
  const text = useText()
  return (
    <p role="status" className="flex items-center gap-3 text-soft">
      <Spinner className="text-palm" />
      {text('جارٍ التحميل…', 'Loading…')}
    </p>
  )
}

export const BesideWords: StoryObj<typeof meta> = { render: BesideWordsView }
