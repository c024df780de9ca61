/** Preloaded into each service of the twin (`--import`): what it loads of the build has the holes in it. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Change, withChanges } from './hole.ts'

const root = resolve(import.meta.dirname, '../../..')
const changes = JSON.parse(readFileSync(process.env.HOLES ?? '', 'utf8')) as Change[]
const byModule = Map.groupBy(changes, ({ module }) => module)

registerHooks({
  // A bundle has no modules to replace: what is started runs as it was compiled.
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier.replace(/\/dist\/bundle\/([^/]+\.js)$/, '/dist/$1'), context),
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const own = url.startsWith('file:') ? byModule.get(relative(root, fileURLToPath(url))) : undefined
    if (!own || loaded.source == null) return loaded
    const { source } = loaded
    const text = typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString()
    return { ...loaded, source: withChanges(text, own) }
  },
})
