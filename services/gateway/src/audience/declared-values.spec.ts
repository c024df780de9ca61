import { expect, test } from '@jest/globals'
import { testProduct } from '@rafiq/testing'
import { declaredValues } from './declared-values.ts'

const { team, branch } = testProduct.audience

test.each([
  ['a group of what the field says', team, 'admin', ['staff']],
  ['the field itself', branch, 'north', ['north']],
  ['nothing that is declared', branch, 'west', []],
  ['nothing', branch, null, []],
  ['no text', branch, ['north'], []],
])('declared values of %s', (_, attribute, said, values) => {
  expect(attribute && declaredValues(attribute, said)).toEqual(values)
})
