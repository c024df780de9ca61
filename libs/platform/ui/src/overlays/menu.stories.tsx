import type { Meta, StoryObj } from '@storybook/react-vite'
import { useText } from '../../.storybook/texts.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Copy, EllipsisVertical, Pencil, Trash2 } from '../icons.ts'
import { Menu, MenuItem, MenuLabel, type MenuProps, MenuSeparator } from './menu.tsx'

/** Actions and links that a button opens. `@rafiq/ui/menu` is the menu alone, to be loaded when it is asked for. */
const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuLabel, MenuSeparator },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { trigger: <button type="button" />, children: null, align: 'start' },
  render: Actions,
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

function Actions({ align, defaultOpen }: MenuProps) {
  const text = useText()
  const trigger = (
    <IconButton label={text('إجراءات', 'Actions')}>
      <EllipsisVertical />
    </IconButton>
  )
  return (
    <Menu trigger={trigger} align={align} defaultOpen={defaultOpen}>
      <MenuLabel>{text('الطلب', 'The request')}</MenuLabel>
      <MenuItem icon={<Pencil />}>{text('تعديل', 'Edit')}</MenuItem>
      <MenuItem icon={<Copy />} disabled>
        {text('نسخ', 'Copy')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger">
        {text('حذف', 'Delete')}
      </MenuItem>
    </Menu>
  )
}

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
