import postcss, { type ChildNode } from 'postcss'

/** Global by nature; they define names and change nothing by themselves. */
const definitions = new Set(['charset', 'font-face', 'property', 'keyframes', 'namespace'])

/** What of a stylesheet reaches beyond `[data-remote="<scope>"]`, in sentences; empty: nothing. */
export function checkStyles(css: string, scope: string): string[] {
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
