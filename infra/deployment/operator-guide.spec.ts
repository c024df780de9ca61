import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root, settingsOf } from './tree.ts'

const guide = readFileSync(join(root, 'docs/guides/operator.md'), 'utf8')
/** Settings whose value takes lines: `NAME='…'`. */
const examples = [...guide.matchAll(/^([A-Z_]+)='(.*?)'$/gms)].map(
  ([, name = '', value = '']): [string, string] => [name, value],
)

test.each(examples)(
  'operators’ guide has an example of %s that the releases service takes',
  async (name, value) => {
    const { shape } = await settingsOf('releases')
    expect(shape[name]?.safeParse(value).error).toBeUndefined()
    expect(shape[name]?.safeParse('{').success).toBe(false)
  },
)
