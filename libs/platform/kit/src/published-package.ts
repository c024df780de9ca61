/** The parts of a package.json that are another thing outside of this repository. */
export type Package = Readonly<{
  name: string
  version: string
  exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  dependencies?: Readonly<Record<string, string>>
  publishConfig?: Readonly<Record<string, unknown>>
}> &
  Readonly<Record<string, unknown>>

/** What concerns this repository only. */
const inner = ['private', 'scripts', 'devDependencies', 'dependencies', 'exports', 'publishConfig']

/** One copy of each for everything in a remote's repository: the team's own. */
const given = /^react(-dom)?$/

/**
 * A package.json of the workspace as it is in the kit: it leads to what was compiled, and takes other packages of the kit from
 * whoever installs it, who has their addresses. `publishConfig` has what is only true there.
 *
 * @param versions of the packages of the kit, by their names
 */
export function publishedPackage(own: Package, versions: Readonly<Record<string, string>>): Package {
  const needed = Object.entries(own.dependencies ?? {})
  const kept = Object.entries(own).filter(([key]) => !inner.includes(key))
  const peers = needed.flatMap(([name, version]) => {
    if (versions[name] !== undefined) return [[name, versions[name]]]
    return given.test(name) ? [[name, `^${version}`]] : []
  })
  return {
    ...(Object.fromEntries(kept) as Package),
    version: versions[own.name] ?? own.version,
    engines: { node: '>=20.19' },
    exports: Object.fromEntries(
      Object.entries(own.exports ?? {}).map(([path, target]) => [path, published(target)]),
    ),
    dependencies: Object.fromEntries(
      needed.filter(([name]) => versions[name] === undefined && !given.test(name)),
    ),
    peerDependencies: Object.fromEntries(peers),
    ...own.publishConfig,
  }
}

function published(target: string | Readonly<Record<string, string>>): string | Record<string, string> {
  const source = typeof target === 'string' ? target : (target['rafiq-source'] ?? target.default ?? '')
  const compiled = source.replace('./src/', './dist/')
  const script = compiled.replace(/\.tsx?$/, '.js')
  if (script === compiled) return compiled
  return { types: compiled.replace(/\.tsx?$/, '.d.ts'), default: script }
}
