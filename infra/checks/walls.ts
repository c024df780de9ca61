import { importsOf, packageOf, relativeTarget } from './imports.ts'
import type { SourceFile } from './sources.ts'

/** Whom each part of the tree may import besides itself (design, The tree). */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  apps: ['libs/web', 'libs/shared'],
  services: ['libs/server', 'libs/shared'],
  'libs/web': ['libs/web', 'libs/shared'],
  'libs/server': ['libs/server', 'libs/shared'],
  'libs/shared': ['libs/shared'],
  'libs/tooling': ['libs/tooling', 'libs/shared'],
  // Scripts that run and measure everything; nobody imports them.
  infra: ['libs/tooling', 'libs/shared', 'services'],
  // What a benchmark's build puts in the place of parts of an app.
  'infra/bench/web/monolith': ['apps', 'libs/web', 'libs/shared'],
  // All services in one process, and what they are made of.
  'infra/authorisation': ['libs/tooling', 'libs/server', 'libs/shared', 'services'],
}
/** Zones inside of others. */
const enclaves = Object.keys(mayImport).filter((zone) => zone.startsWith('infra/'))

/** Configuration of a build, and tests, may lean on tools as well. */
const usesTools = /(\.config\.ts|\.spec\.tsx?|\.int\.spec\.ts|\/test\/.*|^apps\/e2e\/.*)$/

const platformIndependent =
  /^(react|react-dom|@nestjs\/.+|node:.+|fs|path|os|crypto|stream|http|https|net|url|util|events|buffer|child_process)$/

/** Libraries that reach an app only through the platform's facades, so that they can be shared. */
const behindFacades: Readonly<Record<string, string>> = {
  'react-router': '@rafiq/platform/router',
  'react-router-dom': '@rafiq/platform/router',
  'react-i18next': '@rafiq/platform/i18n',
  i18next: '@rafiq/platform/i18n',
  '@tanstack/react-query': '@rafiq/platform/query',
}

/** `libs/web` of `libs/web/ui/src/x.ts`, `apps` of `apps/chat/src/x.ts`. */
const zoneOf = (path: string): string =>
  enclaves.find((zone) => path.startsWith(`${zone}/`)) ??
  path
    .split('/')
    .slice(0, path.startsWith('libs/') ? 2 : 1)
    .join('/')

/** Folder of the workspace that a path lies in. */
const workspaceOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('infra/') ? 1 : path.startsWith('libs/') ? 3 : 2)
    .join('/')

const featureOf = (path: string): string | undefined => /^apps\/[^/]+\/src\/features\/[^/]+/.exec(path)?.[0]

function problemWith(
  file: SourceFile,
  specifier: string,
  workspaces: ReadonlyMap<string, string>,
): string | undefined {
  const zone = zoneOf(file.path)
  const relative = relativeTarget(file, specifier)
  const target = relative ?? workspaces.get(packageOf(specifier))
  if (target === undefined) return libraryProblem(file, zone, specifier)
  const own = workspaceOf(file.path)
  const other = workspaceOf(target)
  if (own !== other) {
    const allowed = [...(mayImport[zone] ?? []), ...(usesTools.test(file.path) ? ['libs/tooling'] : [])]
    if (!allowed.includes(zoneOf(target))) return `${own} may not import ${other}`
    if (relative !== undefined && !zone.startsWith('infra'))
      return `import ${other} by its package name, not by a path`
    return undefined
  }
  const [from, to] = [featureOf(file.path), featureOf(target)]
  if (from && to && from !== to) return `the feature ${from} may not import the feature ${to}`
  return undefined
}

function libraryProblem({ path }: SourceFile, zone: string, specifier: string): string | undefined {
  if (/\.spec\.tsx?$/.test(path)) return undefined
  if (zone === 'libs/shared' && platformIndependent.test(packageOf(specifier))) {
    return `libs/shared is for anyone, so it may not import ${specifier}`
  }
  const facade = behindFacades[packageOf(specifier)]
  if (facade && (zone === 'apps' || path.startsWith('libs/web/ui/'))) {
    return `import ${facade} instead of ${specifier}, which is shared`
  }
  return undefined
}

/**
 * Imports that break a wall of the tree.
 *
 * @param workspaces folder of each workspace by its package name
 */
export function wallProblems(
  files: readonly SourceFile[],
  workspaces: ReadonlyMap<string, string>,
): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line }) => {
      const problem = problemWith(file, specifier, workspaces)
      return problem ? [`${file.path}:${line} ${problem}`] : []
    }),
  )
}
