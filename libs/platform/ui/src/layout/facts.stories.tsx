import type { Meta, StoryObj } from '@storybook/react-vite'
import { useText } from '../../.storybook/texts.tsx'
import { Ltr } from '../text/ltr.tsx'
import { Fact, Facts } from './facts.tsx'

/** Names and values, the value below its name on a phone and beside it elsewhere. */
const meta = {
  title: 'Layout/Facts',
  component: Facts,
  subcomponents: { Fact },
  args: { children: null },
} satisfies Meta<typeof Facts>
export default meta

type Story = StoryObj<typeof meta>

function FactsView() {
  const text = useText()
  return (
    <Facts>
      <Fact term={text('المدينة', 'City')}>{text('الرياض', 'Riyadh')}</Fact>
      <Fact term={text('الإصدار', 'Version')}>
        <Ltr>1.4.0</Ltr>
      </Fact>
      <Fact term={text('ملاحظة', 'Note')}>
        {text(
          'قيمة طويلة تنكسر في سطرها حيث لا يتسع المكان ولا تخرج عن بطاقتها',
          'A long value, which breaks in its line where there is no room and stays in its card',
        )}
      </Fact>
    </Facts>
  )
}

export const NamesAndValues: Story = { render: FactsView }
