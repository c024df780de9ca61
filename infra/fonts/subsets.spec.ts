import { globSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { charactersOf, subsets, weights } from './subsets.ts'

const root = resolve(import.meta.dirname, '../..')
const fonts = resolve(root, 'libs/platform/ui/src')

test('font subsets parser reads ranges as stylesheets write them', () => {
  expect(charactersOf('U+0041-0043, U+00E9')).toEqual(['A', 'B', 'C', 'é'])
})

test('font stylesheet has the range that each part was cut to', () => {
  const css = readFileSync(`${fonts}/fonts.css`, 'utf8').replaceAll(/\s+/g, ' ')
  for (const { name, range } of subsets) {
    for (const weight of weights) {
      const face = css.split('@font-face').find((one) => one.includes(`./fonts/${name}-${weight}.woff2`))
      expect(face).toContain(`unicode-range: ${range};`)
      expect(statSync(`${fonts}/fonts/${name}-${weight}.woff2`).size).toBeLessThan(14_000)
    }
  }
})

test('font subsets cover our own texts', () => {
  const known = new Set(subsets.flatMap(({ range }) => charactersOf(range)))
  const texts = globSync(['apps/*/src/**/*.{ar,en}.json', '{apps,libs}/**/src/**/{ar,en}{,/*}.json'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  expect(texts.length).toBeGreaterThan(10)
  const missing = texts.flatMap((path) =>
    [...readFileSync(resolve(root, path), 'utf8')].filter((letter) => letter >= ' ' && !known.has(letter)),
  )
  expect([...new Set(missing)]).toEqual([])
})
