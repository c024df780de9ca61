import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { Toast, ToastProvider, ToastViewport } from './toast.tsx'

/**
 * What has just happened, for five seconds, or ten where it can be taken back. The shell has the one `ToastProvider` and
 * `ToastViewport` of a page; a remote says `toast()` of `@rafiq/platform`.
 */
const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  subcomponents: { ToastProvider, ToastViewport },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  argTypes: { tone: { control: 'select', options: ['neutral', 'success', 'error'] } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: both('حُفظت التغييرات', 'Your changes are saved'),
  },
  render: (args) => (
    <ToastProvider>
      <Toast {...args} />
      <ToastViewport />
    </ToastProvider>
  ),
} satisfies Meta<typeof Toast>
export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Success: Story = {
  args: { tone: 'success', description: both('تظهر للآخرين الآن.', 'Others see them now.') },
}
export const Failure: Story = {
  args: {
    tone: 'error',
    title: both('لم تُرسل الرسالة', 'The message was not sent'),
    description: both('تحقّق من الاتصال وحاول مرة أخرى.', 'Look to your connection and try again.'),
  },
}
export const WithAction: Story = {
  args: {
    title: both('حُذف الطلب', 'The request is deleted'),
    action: { label: both('تراجع', 'Undo'), onPress: () => undefined },
  },
}
