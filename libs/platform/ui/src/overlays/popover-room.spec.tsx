import { afterEach, expect, test } from '@jest/globals'
import { popoverRoom } from './popover-room.ts'

const { style } = document.documentElement
afterEach(() => void style.removeProperty('--toast-height'))

test('popover room keeps clear of the edges of the window', () => {
  expect(popoverRoom()).toEqual({ top: 12, left: 12, right: 12, bottom: 12 })
})

test('popover room keeps clear of a toast at the bottom, and of none that has gone', () => {
  style.setProperty('--toast-height', '90px')
  expect(popoverRoom().bottom).toBe(118)
  style.setProperty('--toast-height', '0px')
  expect(popoverRoom().bottom).toBe(12)
})
