import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KitManifest } from '@rafiq/platform-contracts'
import { bundle } from './bundle.ts'
import { filesOf, packFolder } from './pack-folder.ts'
import { bundledPackage, kitPackages } from './packages.ts'
import { run } from './run.ts'
import { readPackage, stageFiles, stageManifest, type Workshop } from './stage.ts'
import { keepStorybook } from './storybook.ts'

const own = join(import.meta.dirname, '..')
const root = join(own, '../../..')
const libraries = join(own, '..')
const bin = join(root, 'node_modules/.bin')
/** Of the shell, beside the packages. */
const shellName = 'development-shell'

/**
 * Makes the archives and pages that the platform serves below `/sdk/`, and `kit.json`, which names them. Every version ends in
 * a hash of the whole kit: what a team has installed belongs together, and an address never changes its content.
 *
 * @param shell the shell's folder, whose development build `npm run dev` shows a remote in
 * @param target the folder of the archives
 */
export async function makeKit(shell: string, target: string): Promise<KitManifest> {
  const workshop: Workshop = {
    libraries,
    compiled: join(target, 'compiled'),
    staged: join(target, 'staged'),
  }
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, 'archives'), { recursive: true })
  run(join(bin, 'tsc'), ['-p', join(own, 'tsconfig.compiled.json'), '--outDir', workshop.compiled], own)
  for (const one of kitPackages) stageFiles(workshop, one)
  await stageBundled(workshop)
  const staged = join(workshop.staged, shellName)
  run(join(bin, 'rspack'), ['build', '--output-path', staged], shell, {
    ...process.env,
    NODE_ENV: 'development',
  })

  const packages = [...kitPackages, bundledPackage]
  const hash = `h${hashOf(workshop).slice(0, 10)}`
  const versions = Object.fromEntries(
    packages.map(({ folder }) => {
      const { name, version } = readPackage(join(libraries, folder))
      return [name, `${version}-${hash}`]
    }),
  )
  for (const one of packages) stageManifest(workshop, one, versions)
  const pack = async (folder: string, name: string, version: string) => {
    const file = `${name.replace(/^@[^/]+\//, '')}-${version}.tgz`
    await packFolder(join(workshop.staged, folder), join(target, 'archives', file))
    return { version, file }
  }
  const packed = await Promise.all(
    packages.map(async ({ folder }) => {
      const { name, version } = readPackage(join(workshop.staged, folder))
      return [name, await pack(folder, name, version)] as const
    }),
  )
  const { version } = readPackage(shell)
  const kit: KitManifest = {
    packages: Object.fromEntries(packed),
    shell: await pack(shellName, shellName, `${version}-${hash}`),
    storybook: await keepStorybook(join(libraries, 'ui/dist/storybook'), target),
  }
  writeFileSync(join(target, 'kit.json'), `${JSON.stringify(kit, null, 2)}\n`)
  for (const folder of [workshop.compiled, workshop.staged]) rmSync(folder, { recursive: true })
  return kit
}

async function stageBundled(workshop: Workshop): Promise<void> {
  const { folder } = bundledPackage
  const contracts = { '@rafiq/platform-contracts': join(workshop.compiled, 'contracts/src/index.js') }
  const files = join(workshop.staged, folder)
  stageFiles(workshop, bundledPackage)
  rmSync(join(files, 'dist'), { recursive: true })
  await bundle(join(workshop.compiled, folder, 'src/main.js'), join(files, 'dist/main.js'), contracts)
}

/** Of every file that goes into an archive, and of what the manifests are made of. */
function hashOf({ staged }: Workshop): string {
  const hash = createHash('sha256')
  for (const file of filesOf(staged)) hash.update(file).update(readFileSync(join(staged, file)))
  for (const { folder } of [...kitPackages, bundledPackage]) {
    hash.update(readFileSync(join(libraries, folder, 'package.json')))
  }
  return hash.digest('hex')
}
