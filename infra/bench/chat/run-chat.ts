/** The built chat service as `npm start` runs it, in a process that can be asked about itself. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '../serve.ts'
import { processFigures } from './process-figures.ts'

const main = join(import.meta.dirname, '../../../services/chat/dist/bundle/main.js')
await import(pathToFileURL(main).href)
serve(processFigures)
