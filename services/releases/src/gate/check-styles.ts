import postcss, { type ChildNode } from 'postcss'

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
