import { join } from 'node:path'
import { buildWhatChanged } from './build-record.ts'
import { cleanEnvironment } from './environment.ts'
import { runOnce } from './run-once.ts'

/** No daemon, which would outlive the command; the cache stays in the checkout. */
export const nxEnvironment = (root: string): Record<string, string> =>
  cleanEnvironment({
    NX_DAEMON: 'false',
    NX_CACHE_DIRECTORY: join(root, '.nx/cache'),
    NX_WORKSPACE_DATA_DIRECTORY: join(root, '.nx/workspace-data'),
    NX_TUI: 'false',
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  })

/** Builds through Nx what changed since it was last built; the rest comes from its cache. */
export const build = (root: string): Promise<void> =>
  buildWhatChanged(root, async () => {
    await runOnce('The build', {
      command: join(root, 'node_modules/.bin/nx'),
      args: ['run-many', '-t', 'build', 'kit', '--outputStyle=static', '--parallel=2'],
      cwd: root,
      env: nxEnvironment(root),
    })
  })
