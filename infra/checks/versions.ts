/** The parts of a package.json that name other packages. */
export type Manifest = Readonly<{
  name: string
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}>

const exact = /^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

const dependenciesOf = ({ dependencies, devDependencies, peerDependencies }: Manifest) =>
  Object.entries({ ...peerDependencies, ...devDependencies, ...dependencies })

/** Packages that two workspaces ask for in two versions, and versions that are not exact. */
export function versionProblems(manifests: readonly Manifest[]): string[] {
  const wanted = new Map<string, Map<string, string>>()
  const loose: string[] = []
  for (const manifest of manifests) {
    for (const [name, version] of dependenciesOf(manifest)) {
      if (version === '*') continue
      if (!exact.test(version))
        loose.push(`${manifest.name} asks for ${name} ${version}: pin an exact version`)
      const versions = wanted.get(name) ?? new Map<string, string>()
      wanted.set(name, versions.set(version, manifest.name))
    }
  }
  const split = [...wanted].flatMap(([name, versions]) => {
    if (versions.size < 2) return []
    const askers = [...versions].map(([version, asker]) => `${version} (${asker})`).join(' and ')
    return [`${name} is wanted in several versions: ${askers}`]
  })
  return [...loose, ...split]
}
