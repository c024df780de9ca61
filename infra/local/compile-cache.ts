import { join } from 'node:path'

/** A checkout starts the same programs again and again: what V8 compiled of them, and Node of TypeScript, is kept. */
export const compileCache = (root: string): string => join(root, 'node_modules/.cache/rafiq')
