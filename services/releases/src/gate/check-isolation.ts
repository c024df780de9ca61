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
  const isModule = manifest.format === 'module'
  return [
    // Modules of two versions are kept apart by their addresses, and vouched for by the document.
    ...(isModule ? [] : checkContainer(manifest.name, manifest.version, manifest.entry, entry)),
    ...checkAddress(manifest, entry),
    ...[...code].flatMap(([path, { content }]) => [
      ...(isModule ? [] : checkVouchedFor(path, manifest, entry)),
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

/** They only say when the rules in them hold. */
const conditions = new Set(['container', 'layer', 'media', 'starting-style', 'supports'])

/** What of a stylesheet reaches beyond `[data-remote="<scope>"]`, in sentences; empty: nothing. */
export function checkStyles(css: string, scope: string): string[] {
  try {
    const stray = firstStray(postcss.parse(css).nodes, scope)
    if (stray === undefined) return []
    const area = `:where([data-remote="${scope}"])`
    return [
      `"${stray.slice(0, 60)}" reaches beyond the remote: each of its selectors must begin with ${area} and a space, with no rule inside another. Build with remoteConfig of @rafiq/remote-build`,
    ]
  } catch (error) {
    return [`is no stylesheet: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function firstStray(nodes: readonly ChildNode[], scope: string): string | undefined {
  for (const node of nodes) {
    const stray = strayOf(node, scope)
    if (stray !== undefined) return stray
  }
  return undefined
}

function strayOf(node: ChildNode, scope: string): string | undefined {
  if (node.type === 'rule') {
    // A rule inside it could turn its selector round, as `:not(&)` does.
    const inner = node.nodes.find(({ type }) => type === 'rule' || type === 'atrule')
    return node.selectors.find((selector) => !isBound(selector, scope)) ?? (inner && describe(inner))
  }
  if (node.type !== 'atrule') return undefined
  const name = node.name.replace(/^-\w+-/, '').toLowerCase()
  if (definitions.has(name)) return undefined
  return conditions.has(name) ? firstStray(node.nodes ?? [], scope) : describe(node)
}

/** The area in which a selector looks, as anybody may write it, and what comes next: something in the area, not beside it. */
const bound =
  /^:where\(\s*\[\s*data-remote\s*=\s*(?<scope>"[^"]*"|'[^']*'|[^\s"'\]]+)\s*\]\s*\)(\s*>\s*|\s+)[^\s+~>|]/i

function isBound(selector: string, scope: string): boolean {
  const written = bound.exec(selector)?.groups?.scope
  return written?.replaceAll(/["'\\]/g, '') === scope
}

function describe(node: ChildNode): string {
  if (node.type === 'atrule') return `@${node.name} ${node.params}`
  return 'selector' in node ? node.selector : ''
}
