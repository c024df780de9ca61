/** `npm run fonts`: cuts the first part of each typeface out of its package into `libs/platform/ui/src/fonts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { charactersOf, subsets, weights } from './subsets.ts'

const ui = resolve(import.meta.dirname, '../../libs/platform/ui')
const { resolve: find } = createRequire(join(ui, 'package.json'))

for (const { name, source, range } of subsets) {
  for (const weight of weights) {
    const whole = readFileSync(find(source(weight)))
    // Hints are for screens that few have; they would make the files half as large again.
    const part = await subsetFont(whole, charactersOf(range).join(''), {
      targetFormat: 'woff2',
      noHinting: true,
    })
    writeFileSync(join(ui, `src/fonts/${name}-${weight}.woff2`), part)
    console.log(`${name}-${weight}: ${part.length} of ${whole.length} bytes`)
  }
}
