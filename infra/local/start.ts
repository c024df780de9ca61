import { startPlatform } from './platform.ts'
import { portsFor, portsToOpen } from './ports.ts'
import { runPlatform } from './run-platform.ts'

await runPlatform({
  ports: (settings) => portsToOpen(portsFor(settings.PORT), settings),
  start: (supervisor, root, settings) => startPlatform(supervisor, root, settings, portsFor(settings.PORT)),
})
