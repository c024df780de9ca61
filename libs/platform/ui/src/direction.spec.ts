/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const sources = globSync('**/*.{ts,tsx,css}', { cwd: import.meta.dirname }).filter(
  (file) => !file.includes('.spec.'),
)
const physical = [
  /(?<![\w-])-?(?:[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-(?:\d|\(|\[|auto|full|px|control|card)/,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
  /(?<![\w-])(?:margin|padding|border)-(?:left|right|top-left|top-right|bottom-left|bottom-right)(?![\w])/,
]

test.each(sources)('%s has no physical direction', (file) => {
  const lines = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n')
  expect(lines.filter((line) => physical.some((pattern) => pattern.test(line)))).toEqual([])
})
