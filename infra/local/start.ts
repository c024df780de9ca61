import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { compileCache } from './compile-cache.ts'

// Before anything else is loaded: a third of a second, with nothing to do beside it.
enableCompileCache(compileCache(resolve(import.meta.dirname, '../..')))

const [{ startPlatform }, { portsFor, portsToOpen }, { runPlatform }] = await Promise.all([
  import('./platform.ts'),
  import('./ports.ts'),
  import('./run-platform.ts'),
])

await runPlatform({
  ports: (settings) => portsToOpen(portsFor(settings.PORT), settings),
  start: (supervisor, root, settings) => startPlatform(supervisor, root, settings, portsFor(settings.PORT)),
})
