import { join } from 'node:path'
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

let lastBuild: Promise<void> = Promise.resolve()

/**
 * Builds through Nx what changed since it was last built; the rest comes from its cache. One build of this process waits
 * for the other, since both would write the same folders.
 *
 * @param projects with what they lean on; everything unless told
 */
export function build(root: string, projects: readonly string[] = []): Promise<void> {
  const run = () => runBuild(root, projects)
  lastBuild = lastBuild.then(run, run)
  return lastBuild
}

async function runBuild(root: string, projects: readonly string[]): Promise<void> {
  const named = projects.length > 0 ? [`--projects=${projects.join()}`] : []
  await runOnce('The build', {
    command: join(root, 'node_modules/.bin/nx'),
    args: ['run-many', '-t', 'build', 'kit', '--outputStyle=static', '--parallel=2', ...named],
    cwd: root,
    env: nxEnvironment(root),
  })
}
