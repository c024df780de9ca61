import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { authorisationDocument } from './document.ts'
import { tables } from './rows/tables.ts'

writeFileSync(join(import.meta.dirname, '../../docs/authorisation.md'), authorisationDocument(tables))
