import { expect, test } from '@jest/globals'
import postcss from 'postcss'
import { scopeCss } from './scope-css.ts'

const scoped = (css: string) => postcss([scopeCss('chat@1.1.0')]).process(css, { from: undefined }).css

test('binds rules to the elements of one version', () => {
  expect(scoped('.a { color: red }')).toBe('@scope ([data-remote="chat@1.1.0"]) {.a { color: red } }')
})

test('wraps layers and media queries whole', () => {
  const css = scoped('@layer utilities { @media (width > 1px) { .md\\:hidden { display: none } } }')
  expect(css.startsWith('@scope ([data-remote="chat@1.1.0"]) {')).toBe(true)
})

test('leaves what is global by nature outside: layer order, typefaces, key frames, properties', () => {
  const css = scoped(
    '@layer a, b;\n@property --x { syntax: "*" }\n@keyframes k { to { opacity: 0 } }\n.a { top: 0 }',
  )
  expect(css.indexOf('@scope')).toBeGreaterThan(css.indexOf('@keyframes'))
  expect(css.indexOf('@scope')).toBeGreaterThan(css.indexOf('@property'))
})

test('leaves a sheet without rules as it is', () => {
  expect(scoped('@layer a, b;')).toBe('@layer a, b;')
})
