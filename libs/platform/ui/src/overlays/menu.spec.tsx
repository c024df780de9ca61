import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { IconButton } from '../actions/icon-button.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import { Menu, MenuItem, MenuSeparator } from './menu.tsx'

test('menu opens by keyboard, holds actions and links, and acts', async () => {
  const leave = jest.fn()
  const { user } = renderUi(
    <Menu trigger={<IconButton label="Account menu" />}>
      <MenuItem asChild>
        <a href="/account">Account</a>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={leave}>Logout</MenuItem>
    </Menu>,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe('/account')
  await user.keyboard('{End}{Enter}')
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account menu' }))
})

test('menu opened from the start reports when it has closed, with the focus on its button', async () => {
  const closed = jest.fn()
  const { user } = renderUi(
    <Menu trigger={<IconButton label="More" />} defaultOpen onClosed={closed}>
      <MenuItem>Block</MenuItem>
    </Menu>,
  )
  await user.click(screen.getByRole('menuitem', { name: 'Block' }))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(closed).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }))
})
