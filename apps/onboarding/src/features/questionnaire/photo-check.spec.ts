import { expect, test } from '@jest/globals'
import { photoProblem } from './photo-check.ts'

const megabyte = 1024 * 1024

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/webp'])('takes %s up to 5 MB', (type) => {
  expect(photoProblem({ type, size: 5 * megabyte })).toBeNull()
})

test.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('refuses "%s" by its type', (type) => {
  expect(photoProblem({ type, size: 10 })).toBe('type')
})

test('refuses a byte more than 5 MB', () => {
  expect(photoProblem({ type: 'image/png', size: 5 * megabyte + 1 })).toBe('size')
})
