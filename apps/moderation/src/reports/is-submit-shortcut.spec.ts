import { expect, test } from '@jest/globals'
import { isSubmitShortcut } from './is-submit-shortcut.ts'

const press = { key: 'Enter', ctrlKey: false, metaKey: false, repeat: false }

test.each([
  [press, false],
  [{ ...press, ctrlKey: true }, true],
  [{ ...press, metaKey: true }, true],
  [{ ...press, ctrlKey: true, repeat: true }, false],
  [{ ...press, key: 'a', ctrlKey: true }, false],
])('keys %j submit: %j', (given, sends) => {
  expect(isSubmitShortcut(given)).toBe(sends)
})
