import { expect, test } from '@jest/globals'
import { previewName } from './preview-name.ts'

test.each([
  ['sara', 'chat', 'sara-chat'],
  ['Sara.Al-Harbi', 'chat', 'sara-al-harbi-chat'],
  ['سارة', 'chat', 'dev-chat'],
  ['a-very-long-name-that-somebody-has-got', 'rentals', 'a-very-long-name-that-somebody-has-got-r'],
])('%s works on %s in the preview %s', (user, remote, name) => expect(previewName(user, remote)).toBe(name))
