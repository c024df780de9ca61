import type { ChildNode, Container, Document, Plugin, Root, Rule } from 'postcss'

/** Its "selectors" are moments, and those of a rule inside another are bound by the outer one. */
const isOwn = ({ parent }: Rule): boolean => {
  for (let outer: Container<ChildNode> | Document | undefined = parent; outer; outer = outer.parent) {
    if (outer.type === 'rule') return false
    if (outer.type === 'atrule' && 'name' in outer && /keyframes$/.test(String(outer.name))) return false
  }
  return true
}

/**
 * Binds every rule of a stylesheet to the elements of one remote's version, so that its styles cannot touch what
 * lies outside: each selector gets `:where([data-remote="<scope>"])` before it, which adds nothing to what it weighs.
 * `@scope` says the same, and a browser that does not know it (Firefox up to 145) leaves the remote without styles.
 */
export function scopeCss(scope: string): Plugin {
  const area = `:where([data-remote="${scope}"])`
  return {
    postcssPlugin: 'rafiq-scope',
    OnceExit(root: Root) {
      root.walkRules((rule) => {
        if (isOwn(rule)) rule.selectors = rule.selectors.map((selector) => `${area} ${selector}`)
      })
    },
  }
}
