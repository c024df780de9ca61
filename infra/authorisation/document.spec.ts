import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { authorisationDocument } from './document.ts'
import { tables } from './rows/tables.ts'

test('docs/authorisation.md says what the rows say: `npm run authorisation` writes it', () => {
  const file = join(import.meta.dirname, '../../docs/authorisation.md')
  expect(readFileSync(file, 'utf8')).toBe(authorisationDocument(tables))
})
