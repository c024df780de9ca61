import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { accessMatrixDocument } from './document.ts'
import { tables } from './rows/tables.ts'

test('docs/access-matrix.md says what the rows say: `npm run access-matrix` writes it', () => {
  const file = join(import.meta.dirname, '../../docs/access-matrix.md')
  expect(readFileSync(file, 'utf8')).toBe(accessMatrixDocument(tables))
})
