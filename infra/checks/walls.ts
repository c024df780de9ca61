import { importsOf, packageOf, relativeTarget } from './imports.ts'
import type { SourceFile } from './sources.ts'

/**
 * What a part of the tree is made for (design, The tree): `shared` runs anywhere, `web` in a browser, `server` in a service,
 * `tool` on the machine of who builds, releases and tests.
 */
type Kind =
  | 'shared'
  | 'web'
  | 'server'
  | 'tool'
  | 'app'
  | 'service'
  | 'infra'
  | 'monolith'
  | 'measured-service'
  | 'browsers'
  | 'access-matrix'

const mayImport: Readonly<Record<Kind, readonly Kind[]>> = {
  shared: ['shared'],
  web: ['web', 'shared'],
  server: ['server', 'shared'],
  tool: ['tool', 'shared'],
  app: ['web', 'shared'],
  service: ['server', 'shared'],
  // Scripts that run and measure everything; nobody imports them.
  infra: ['tool', 'shared', 'service'],
  // What a benchmark's build puts in the place of parts of an app.
  monolith: ['app', 'web', 'shared'],
  // A service of a benchmark's own.
  'measured-service': ['infra', 'server', 'shared'],
  // A journey, with what the journeys in Chromium are made of.
  browsers: ['app', 'tool', 'shared'],
  // All services in one process, and what they are made of.
  'access-matrix': ['tool', 'server', 'shared', 'service'],
}

/** By the start of the path; the first that fits. */
const kinds: readonly (readonly [start: string, kind: Kind])[] = [
  ['apps/', 'app'],
  ['services/', 'service'],
  ['infra/bench/web/monolith/', 'monolith'],
  ['infra/bench/stack/service/', 'measured-service'],
  ['infra/browsers/', 'browsers'],
  ['infra/access-matrix/', 'access-matrix'],
  ['infra/observability/traces/', 'access-matrix'],
  ['infra/database/', 'tool'],
  ['infra/', 'infra'],
  ['libs/server/service-build/', 'tool'],
  ['libs/server/testing/', 'tool'],
  ['libs/server/', 'server'],
  ['libs/platform/contracts/', 'shared'],
  ['libs/platform/host/', 'web'],
  ['libs/platform/remote-test/src/page/', 'web'],
  ['libs/platform/sdk/', 'web'],
  ['libs/platform/ui/', 'web'],
  ['libs/platform/', 'tool'],
  ['libs/product/chat-client/', 'shared'],
  ['libs/product/configuration/', 'shared'],
  ['libs/product/contracts/', 'shared'],
  ['libs/product/matching/', 'shared'],
  ['libs/product/', 'web'],
]
const kindOf = (path: string): Kind | undefined => kinds.find(([start]) => `${path}/`.startsWith(start))?.[1]

/** The platform knows nothing of the product that is built on it (decision 26). */
const platform = [
  'libs/platform/',
  'libs/server/service-kit/',
  'apps/newcomer/',
  'apps/releases/',
  'services/gateway/',
  'services/releases/',
]
const knowsTheProduct = (path: string, other: string): boolean =>
  (other.startsWith('libs/product') || other === 'libs/server/members') &&
  platform.some((start) => path.startsWith(start))

/** What a shell is made of is for shells, not for remotes. */
const isShell = /^(apps\/shell|apps\/e2e\/fixtures\/[^/]*shell|infra)\//

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

/** Folder of the workspace that a path lies in; everything in `infra` is one, but for the package of the database. */
function workspaceOf(path: string): string {
  if (path.startsWith('infra/')) return path.startsWith('infra/database') ? 'infra/database' : 'infra'
  return path
    .split('/')
    .slice(0, path.startsWith('libs/') ? 3 : 2)
    .join('/')
}

const featureOf = (path: string): string | undefined => /^apps\/[^/]+\/src\/features\/[^/]+/.exec(path)?.[0]

function problemWith(
  file: SourceFile,
  specifier: string,
  workspaces: ReadonlyMap<string, string>,
): string | undefined {
  const kind = kindOf(file.path)
  const relative = relativeTarget(file, specifier)
  const target = relative ?? workspaces.get(packageOf(specifier))
  if (target === undefined) return libraryProblem(file, kind, specifier)
  const own = workspaceOf(file.path)
  const other = workspaceOf(target)
  if (own !== other) {
    const allowed = [...(kind ? mayImport[kind] : []), ...(usesTools.test(file.path) ? ['tool'] : [])]
    if (!allowed.includes(kindOf(target) ?? '')) return `${own} may not import ${other}`
    if (knowsTheProduct(file.path, other)) return `${own} is the platform, which may not import ${other}`
    if (other === 'libs/platform/host' && !isShell.test(file.path)) return `only a shell may import ${other}`
    if (relative !== undefined && !own.startsWith('infra'))
      return `import ${other} by its package name, not by a path`
    return undefined
  }
  const [from, to] = [featureOf(file.path), featureOf(target)]
  if (from && to && from !== to) return `the feature ${from} may not import the feature ${to}`
  return undefined
}

function libraryProblem({ path }: SourceFile, kind: Kind | undefined, specifier: string): string | undefined {
  if (/\.spec\.tsx?$/.test(path)) return undefined
  if (kind === 'shared' && platformIndependent.test(packageOf(specifier))) {
    return `${workspaceOf(path)} is for anyone, so it may not import ${specifier}`
  }
  const facade = behindFacades[packageOf(specifier)]
  if (facade && (kind === 'app' || /^libs\/platform\/(ui|host)\//.test(path))) {
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
