import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, serviceNames } from '../deployment/tree.ts'
import { files } from './files.ts'

for (const [path, text] of files(serviceNames)) {
  writeFileSync(join(root, path), text)
  console.log(path)
}
