import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../local/build.ts'
import { cleanEnvironment } from '../../local/environment.ts'
import { runOnce } from '../../local/run-once.ts'

/**
 * Another version of this repository in a folder of its own, with its packages, built. Takes some minutes.
 *
 * @param root of this checkout
 * @param version a commit or a tag
 * @param folder that does not exist yet
 * @throws CommandError where there is no such version, or it cannot be built
 */
export async function checkoutBuilt(root: string, version: string, folder: string): Promise<void> {
  mkdirSync(folder)
  const archive = `${folder}.tar`
  const env = cleanEnvironment({})
  const git = ['archive', '--format=tar', `--output=${archive}`, version]
  await runOnce(`Reading ${version}`, { command: 'git', args: git, cwd: root, env })
  await runOnce(`Unpacking ${version}`, { command: 'tar', args: ['-xf', archive], cwd: folder, env })
  const bootstrap = [join(folder, 'infra/local/bootstrap.mjs')]
  await runOnce(`Installing the packages of ${version}`, {
    ...{ command: process.execPath, args: bootstrap, cwd: folder, env },
  })
  await build(folder)
}
