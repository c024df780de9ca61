import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../local/build.ts'
import { root } from '../tree.ts'

// Node reads no decorators: what the settings stand on is taken as it is built.
await build(root)
const { documentPath, settingsDocument } = await import('./document.ts')
writeFileSync(join(root, documentPath), await settingsDocument())
