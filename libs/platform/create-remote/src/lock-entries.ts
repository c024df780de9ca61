type Entry = Record<string, unknown>
export type Lock = Readonly<{ packages: Readonly<Record<string, Entry>> }>
export type Manifest = Readonly<{ name: string; version: string } & Record<string, unknown>>

/** What npm notes of a workspace's own manifest. */
const noted = ['name', 'version', 'license', 'dependencies', 'devDependencies']

/**
 * A lock as npm would write it with one more workspace, all of whose packages are in it already: nothing is asked of
 * a registry.
 *
 * @throws Error for a package that the lock does not have
 */
export function withWorkspace<L extends Lock>(lock: L, folder: string, manifest: Manifest): L {
  const dependencies = { ...(manifest.dependencies ?? {}), ...(manifest.devDependencies ?? {}) }
  for (const name of Object.keys(dependencies)) {
    if (!lock.packages[`node_modules/${name}`]) throw new Error(`The lock has no ${name}; run npm install.`)
  }
  const own = Object.fromEntries(Object.entries(manifest).filter(([key]) => noted.includes(key)))
  const packages = {
    ...lock.packages,
    [folder]: own,
    [`node_modules/${manifest.name}`]: { resolved: folder, link: true },
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}
