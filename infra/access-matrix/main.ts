import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessMatrixDocument } from './document.ts'
import { tables } from './rows/tables.ts'

writeFileSync(join(import.meta.dirname, '../../docs/access-matrix.md'), accessMatrixDocument(tables))
