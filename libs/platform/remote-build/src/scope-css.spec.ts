import { expect, test } from '@jest/globals'
import postcss from 'postcss'
import { scopeCss } from './scope-css.ts'

const scoped = (css: string) => postcss([scopeCss('chat@1.1.0')]).process(css, { from: undefined }).css
const area = ':where([data-remote="chat@1.1.0"])'

test('CSS scoping binds each selector to the elements of one version, without a rule that a browser may not know', () => {
  expect(scoped('.a, .b:is(.c, .d) > p { color: red }')).toBe(
    `${area} .a, ${area} .b:is(.c, .d) > p { color: red }`,
  )
})

test('CSS scoping binds rules inside layers and media queries', () => {
  expect(scoped('@layer utilities { @media (width > 1px) { .md\\:hidden { display: none } } }')).toBe(
    `@layer utilities { @media (width > 1px) { ${area} .md\\:hidden { display: none } } }`,
  )
})

test('CSS scoping leaves a rule inside another to the outer one', () => {
  expect(scoped('.a { &:hover { color: red } @media print { .b { color: red } } }')).toBe(
    `${area} .a { &:hover { color: red } @media print { .b { color: red } } }`,
  )
})

test('CSS scoping leaves what is global by nature as it is: layer order, key frames, properties', () => {
  const css =
    '@layer a, b;\n@property --x { syntax: "*" }\n@-webkit-keyframes k { to { opacity: 0 } }\n@keyframes k { to { opacity: 0 } }'
  expect(scoped(css)).toBe(css)
})
