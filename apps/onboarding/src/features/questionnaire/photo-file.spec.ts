import { expect, test } from '@jest/globals'
import { photoProblem } from './photo-file.ts'

const megabyte = 1024 * 1024

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/webp'])(
  'a photo of type %s is accepted up to 5 MB',
  (type) => {
    expect(photoProblem({ type, size: 5 * megabyte })).toBeNull()
  },
)

test.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])(
  'a photo of type "%s" is refused by its type',
  (type) => {
    expect(photoProblem({ type, size: 10 })).toBe('type')
  },
)

test('a photo of a byte more than 5 MB is refused by its size', () => {
  expect(photoProblem({ type: 'image/png', size: 5 * megabyte + 1 })).toBe('size')
})
