import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { AlertDialog } from './alert-dialog.tsx'

/** A question that has to be answered. The focus starts on the way out. */
const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: both('حذف الطلب؟', 'Delete the request?'),
    description: both('لا يمكن التراجع عن ذلك.', 'This cannot be undone.'),
    confirmLabel: both('حذف', 'Delete'),
    cancelLabel: both('إبقاء الطلب', 'Keep the request'),
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof AlertDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Danger: Story = {}
export const Primary: Story = {
  args: {
    tone: 'primary',
    title: both('إرسال الطلب الآن؟', 'Send the request now?'),
    description: both('يصل إلى الطرف الآخر فورًا.', 'The other side gets it at once.'),
    confirmLabel: both('إرسال', 'Send'),
    cancelLabel: both('ليس بعد', 'Not yet'),
  },
}
export const Busy: Story = { args: { busy: true, busyLabel: both('جارٍ الحذف…', 'Deleting…') } }
export const NotYetPossible: Story = { args: { confirmDisabled: true } }
export const AddressInTheTitle: Story = {
  args: {
    title: both(
      'حذف حساب noura.abdulrahman.alotaibi@rafiq.test؟',
      'Delete the account noura.abdulrahman.alotaibi@rafiq.test?',
    ),
  },
}
