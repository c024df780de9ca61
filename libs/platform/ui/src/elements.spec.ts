import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const css = readFileSync(join(import.meta.dirname, 'elements.css'), 'utf8')
const rule = (selector: string) => css.split('}').find((block) => block.includes(`${selector} {`)) ?? ''

test('text that is cut keeps a line of 1.7, with room for the dots of ي and ج', () => {
  expect(rule('[class*="line-clamp-"]')).toMatch(/\.truncate,[^{]*\{[^}]*line-height: 1\.7 !important/)
})

test('text of elements is wrapped without an orphan, and none is justified', () => {
  expect(rule('dd')).toMatch(/p,\s*li,\s*dd \{\s*text-wrap: pretty/)
  expect(rule('h4')).toContain('text-wrap: balance')
  expect(css).not.toContain('justify')
})
