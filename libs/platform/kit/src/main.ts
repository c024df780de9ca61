import { join, resolve } from 'node:path'
import { makeKit } from './make-kit.ts'

/** `node src/main.ts <folder of the shell>`: what the target `kit` of a shell runs. */
const [shell = '.'] = process.argv.slice(2)
await makeKit(resolve(shell), join(import.meta.dirname, '../dist'))
