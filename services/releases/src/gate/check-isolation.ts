import { containerName, type Issue, isRestricted, remoteScope } from '@rafiq/platform-contracts'
import postcss, { type ChildNode } from 'postcss'
import type { Release } from './release.ts'

/** Left in by a development build; production React has no such function. */
const developmentMark = /\bjsxDEV\b/

/**
 * Whether a version was built so that it cannot hurt what it shares a page with: two versions of it can be in one
 * page (the fallback), the browser checks every file it loads, and its styles end at its own elements.
 */
export function checkIsolation({ manifest, code }: Release): Issue[] {
  const entry = code.get(manifest.entry)?.content.toString('utf8') ?? ''
  return [
    ...checkContainer(manifest.name, manifest.version, manifest.entry, entry),
    ...checkAddress(manifest, entry),
    ...[...code].flatMap(([path, { content }]) => [
      ...checkVouchedFor(path, manifest, entry),
      ...checkMode(path, content),
      ...(path.endsWith('.css')
        ? checkStyles(content.toString('utf8'), remoteScope(manifest.name, manifest.version)).map(
            (message) => ({ path, message }),
          )
        : []),
    ]),
  ]
}

function checkContainer(name: string, version: string, path: string, entry: string): Issue[] {
  const container = containerName(name, version)
  if (entry.includes(container)) return []
  return [
    {
      path,
      message: `does not define ${container}: two versions could not be in one page. Build with remoteConfig of @rafiq/remote-build, at this version`,
    },
  ]
}

/** A restricted remote that knew its own address would ask for its files where they are not. */
function checkAddress(manifest: Release['manifest'], entry: string): Issue[] {
  const { name, version } = manifest
  if (!isRestricted(manifest) || !entry.includes(`/remotes/${name}/${version}/`)) return []
  return [
    {
      path: manifest.entry,
      message: `holds its own address, and all its pages need a role: the registry gives it one that cannot be guessed. Build with publicPath: 'auto', as remoteConfig of @rafiq/remote-build does`,
    },
  ]
}

function checkVouchedFor(path: string, manifest: Release['manifest'], entry: string): Issue[] {
  const integrity = manifest.files[path]?.integrity
  if (path === manifest.entry || integrity === undefined || entry.includes(integrity)) return []
  return [
    {
      path,
      message: `is not vouched for by ${manifest.entry}: browsers could not tell if it was changed. Build with SubresourceIntegrityPlugin, and publish nothing that the entry does not load`,
    },
  ]
}

function checkMode(path: string, content: Buffer): Issue[] {
  if (!path.endsWith('.js') || !developmentMark.test(content.toString('utf8'))) return []
  return [
    {
      path,
      message: 'is a development build, which the production React cannot run: set NODE_ENV=production',
    },
  ]
}

/** Global by nature; they define names and change nothing by themselves. */
const definitions = new Set(['charset', 'font-face', 'property', 'keyframes', 'namespace'])

/** What of a stylesheet reaches beyond `[data-remote="<scope>"]`, in sentences; empty: nothing. */
function checkStyles(css: string, scope: string): string[] {
  try {
    const stray = postcss.parse(css).nodes.find((node) => !staysInside(node, scope))
    return stray
      ? [`${describe(stray)} reaches beyond the remote: its styles must be in ${scopeRule(scope)}`]
      : []
  } catch (error) {
    return [`is no stylesheet: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function staysInside(node: ChildNode, scope: string): boolean {
  if (node.type === 'comment') return true
  if (node.type !== 'atrule') return false
  if (node.name === 'scope') return unquoted(node.params) === unquoted(`([data-remote="${scope}"])`)
  if (node.name === 'layer' && node.nodes === undefined) return true
  return definitions.has(node.name.replace(/^-\w+-/, ''))
}

function unquoted(params: string): string {
  return params.replace(/["'\s\\]/g, '')
}

function scopeRule(scope: string): string {
  return `@scope ([data-remote="${scope}"])`
}

function describe(node: ChildNode): string {
  const text =
    node.type === 'atrule' ? `@${node.name} ${node.params}` : 'selector' in node ? node.selector : ''
  return `"${text.slice(0, 60)}"`
}
