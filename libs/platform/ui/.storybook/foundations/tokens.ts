/** A token of `tokens.css`, as the page has it in the theme that is chosen. */
export type Token = Readonly<{ name: string; value: string }>

/** The tokens whose names are found in the page's own styles, so that this list is never behind them. */
export function tokensOf(names: RegExp): Token[] {
  const { style } = document.documentElement
  const found = new Set([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(namesIn)))
  const computed = getComputedStyle(document.documentElement)
  return [...found]
    .filter((name) => names.test(name))
    .map((name) => ({ name, value: style.getPropertyValue(name) || computed.getPropertyValue(name) }))
}

function namesIn(rule: CSSRule): string[] {
  if (rule instanceof CSSStyleRule) return [...rule.style].filter((name) => name.startsWith('--rf-'))
  return 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(namesIn) : []
}
