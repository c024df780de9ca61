import { beforeEach, describe, expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { cleanup, screen } from '@testing-library/react'
import { choose, sara, show } from '../testing/show.tsx'
import { SafetyMenu } from './safety-menu.tsx'

beforeEach(() => {
  cleanup()
  apiAnswers({})
})

test('the safety menu opens by keyboard, and Escape returns the focus', async () => {
  const user = show(<SafetyMenu person={sara} />)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More options: Sara' }))
  await user.keyboard('{Enter}')
  await screen.findByRole('menu')
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More options: Sara' }))
})

test('the safety menu links to the safety guidelines', async () => {
  const user = show(<SafetyMenu person={sara} />, 'ar')
  await user.click(screen.getByRole('button', { name: 'خيارات أخرى: Sara' }))
  const link = await screen.findByRole('menuitem', { name: 'إرشادات السلامة' })
  expect(link.getAttribute('href')).toBe('/safety-guidelines')
})

describe.each([
  ['Report…', 'dialog', 'Report Sara'],
  ['Block…', 'alertdialog', 'Block Sara?'],
] as const)('%s', (item, role, name) => {
  test('opens its dialog, and closing it returns the focus to the button', async () => {
    const user = await choose(item)
    await screen.findByRole(role, { name })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole(role)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More options: Sara' }))
  })
})
