import { expect, test } from '@jest/globals'
import { physicalCssProblems } from './physical-css.ts'

test.each([
  'ml-2',
  'md:pr-4',
  'hover:-ml-1',
  'left-0',
  'right-1/2',
  'text-left',
  'rounded-tl-lg',
  'border-r',
  'border-l-2',
  'mr-[3px]',
  '!pl-2',
  'pl-2!',
  'text-left!',
  'float-right',
])('physical CSS check refuses the class %s', (name) => {
  expect(physicalCssProblems([{ path: 'a.tsx', text: `<p className="flex ${name} x">` }])).toHaveLength(1)
})

test.each([
  'ms-2',
  'pe-4',
  'start-0',
  'text-start',
  'rounded-ss-lg',
  'border-e',
  'border-red-200',
  'rounded-lg',
  'leading-6',
  'right',
])('physical CSS check accepts the class %s', (name) => {
  expect(physicalCssProblems([{ path: 'a.tsx', text: `<p className="flex ${name} x">` }])).toEqual([])
})

test('physical CSS check reads strings of classes in scripts too', () => {
  expect(
    physicalCssProblems([{ path: 'button-style.ts', text: "const base = 'flex pl-2! x'" }]),
  ).toHaveLength(1)
})

test.each([
  '{ left: 0 }',
  "{ top: 1, marginRight: '1px' }",
  "{ textAlign: 'left' }",
  '{\n  left: `${x}px`,\n}',
])('physical CSS check refuses the style %s of an element', (style) => {
  expect(physicalCssProblems([{ path: 'a.tsx', text: `<p style={${style}} />` }])).toHaveLength(1)
})

test.each(['{ insetInlineStart: 0 }', "{ textAlign: 'start' }", '{ width: left }'])(
  'physical CSS check accepts the style %s of an element',
  (style) => {
    expect(physicalCssProblems([{ path: 'a.tsx', text: `<p style={${style}} />` }])).toEqual([])
  },
)

test.each([
  'margin-left: 1px',
  'padding-right:0',
  'left: 0',
  'text-align: right',
  'float:left',
  'border-left-color: red',
  'border-top-left-radius: 1px',
])('physical CSS check refuses the declaration %s', (declaration) => {
  expect(physicalCssProblems([{ path: 'a.css', text: `a {\n  ${declaration};\n}` }])).toEqual([
    expect.stringContaining('a.css:2'),
  ])
})

test.each([
  'margin-inline-start: 1px',
  'inset-inline-end: 0',
  'text-align: start',
  'border-inline-start: 1px',
  'transition: left 1s',
])('physical CSS check accepts the declaration %s', (declaration) => {
  expect(physicalCssProblems([{ path: 'a.css', text: `a {\n  ${declaration};\n}` }])).toEqual([])
})
