import type { Meta, StoryObj } from '@storybook/react-vite'
import { both, useText } from '../../.storybook/texts.tsx'
import { Button } from '../actions/button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Dialog, DialogClose, type DialogProps } from './dialog.tsx'

/** A sheet from the bottom on a phone, a card in the middle elsewhere. `DialogClose` makes a button of it close it. */
const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: { DialogClose },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: {
    open: true,
    title: both('اقتراح موعد', 'Suggest a time'),
    description: both('يصل الاقتراح إلى الطرف الآخر برسالة.', 'The other side gets it as a message.'),
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

function FormView(props: DialogProps) {
  const text = useText()
  const footer = (
    <>
      <Button>{text('إرسال', 'Send')}</Button>
      <DialogClose>
        <Button variant="secondary">{text('إلغاء', 'Cancel')}</Button>
      </DialogClose>
    </>
  )
  return (
    <Dialog {...props} footer={footer}>
      <TextField label={text('الموعد', 'Time')} defaultValue={text('الأحد، الخامسة', 'Sunday, five')} />
    </Dialog>
  )
}

function TriggerView({ open: _, ...props }: DialogProps) {
  const text = useText()
  return (
    <div className="p-4">
      <Dialog {...props} trigger={<Button>{text('اقتراح موعد', 'Suggest a time')}</Button>} />
    </div>
  )
}

const paragraphs = Array.from({ length: 12 }, (_, index) => index + 1)

function LongView(props: DialogProps) {
  const text = useText()
  return (
    <Dialog {...props} footer={<Button>{text('موافق', 'Agree')}</Button>}>
      {paragraphs.map((number) => (
        <p key={number}>
          {number}.{' '}
          {text(
            'نص طويل يُمرَّر بين العنوان والأزرار، ويبقى كل منهما في مكانه على الشاشات القصيرة أيضًا.',
            'A long text, which scrolls between the title and the buttons; both stay where they are on short screens, too.',
          )}
        </p>
      ))}
    </Dialog>
  )
}

export const Message: Story = {}
export const WithAForm: Story = { render: FormView }
export const OpenedByAButton: Story = { render: TriggerView }
/** What is longer than the screen scrolls between its title and its buttons. */
export const LongText: Story = { render: LongView }
