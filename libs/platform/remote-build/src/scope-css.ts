import postcss, { type AtRule, type ChildNode, type Plugin, type Root } from 'postcss'

/** At-rules that are global by nature and have no meaning inside a scope. */
const globalRules = new Set(['charset', 'import', 'font-face', 'property', 'keyframes', 'namespace'])

const isLayerOrder = (rule: AtRule) => rule.name === 'layer' && rule.nodes === undefined

const staysOutside = (node: ChildNode) =>
  node.type === 'atrule' && (globalRules.has(node.name.replace(/^-\w+-/, '')) || isLayerOrder(node))

/**
 * Binds every rule of a stylesheet to the elements of one remote's version, so that its styles cannot touch what
 * lies outside: `@scope ([data-remote="<scope>"]) { … }`.
 */
export function scopeCss(scope: string): Plugin {
  return {
    postcssPlugin: 'rafiq-scope',
    OnceExit(root: Root) {
      const inside = root.nodes.filter((node) => !staysOutside(node))
      if (inside.length === 0) return
      const wrapper = postcss.atRule({ name: 'scope', params: `([data-remote="${scope}"])` })
      for (const node of inside) wrapper.append(node.remove())
      root.append(wrapper)
    },
  }
}
