import type { Meta, StoryObj } from '@storybook/react-vite'
import { both } from '../../.storybook/texts.tsx'
import { ChevronBack, Pencil, X } from '../icons.ts'
import { IconButton } from './icon-button.tsx'

/** An action whose icon everybody knows. Its label is its name and its tooltip. */
const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: both('إغلاق', 'Close'), children: <X /> },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Close: Story = {}
export const Edit: Story = { args: { label: both('تعديل', 'Edit'), children: <Pencil /> } }
/** Icons that point turn with the text. */
export const Back: Story = { args: { label: both('رجوع', 'Back'), children: <ChevronBack /> } }
export const Disabled: Story = { args: { disabled: true } }
