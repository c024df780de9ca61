import { describe, expect, jest, test } from '@jest/globals'
import { isStorable, storableMessages as say, withoutDirectionControls } from './storable-characters.ts'
import { storableInstant, storableInteger, storableText } from './storable-text.ts'

const text = storableText({ max: 10 })
const messages = (value: unknown, schema = text) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('a text that is kept', () => {
  test.each([
    ['NUL', 'a\0b'],
    ['a high surrogate alone', 'a\ud83d'],
    ['a low surrogate alone', '\ude00a'],
    ['surrogates in the wrong order', 'a\ude00\ud83d'],
    ...[...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'].map((control): [string, string] => [
      `U+${control.charCodeAt(0).toString(16)}`,
      `a${control}b`,
    ]),
  ])('has no %s', (_what, value) => {
    expect(messages(value)).toEqual([say.characters])
    expect(messages(value, storableText({ max: 10, empty: true }))).toEqual([say.characters])
  })

  test.each([
    ['ZWJ in an emoji', '👨‍👩‍👧'],
    ['ZWNJ', 'می‌خواهم'],
    ['RLM and LRM', 'أ\u200f(a\u200e)'],
    ['the Arabic letter mark', '\u061c12'],
    ['a pair of surrogates', '😀'],
    ['lines and tabs', 'a\n\tb'],
  ])('may have %s', (_what, value) => {
    expect(text.parse(value)).toBe(value)
  })

  test.each(['', '   ', '\n', '\u200b\u200d', '\u3164'])('has something to see: %j does not', (value) => {
    expect(messages(value)).toEqual([say.required])
    expect(messages(value, storableText({ max: 10, empty: true }))).toEqual([])
  })

  test('is in NFC, trimmed and bounded in that form', () => {
    expect(text.parse('  e\u0301  ')).toBe('é')
    expect(text.parse('e\u0301'.repeat(10))).toBe('é'.repeat(10))
    expect(messages('a'.repeat(11))).toEqual([say.tooLong])
    // U+0958 is three bytes more and one character longer once it is normalised.
    expect(messages('\u0958'.repeat(6))).toEqual([say.tooLong])
  })

  test('that no form of it could shorten enough is refused before it is normalised, which could take hours', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize')
    expect(messages(`a${'\u0301\u0316'.repeat(20)}`)).toEqual([say.tooLong])
    expect(normalize).not.toHaveBeenCalled()
    normalize.mockRestore()
    // The longest way to write one character.
    expect(text.parse('\u03b1\u0313\u0300\u0345'.repeat(10))).toBe('\u1f82'.repeat(10))
  })

  test('keeps the space around it where that was typed on purpose', () => {
    expect(storableText({ max: 10, asTyped: true }).parse(' a ')).toBe(' a ')
  })

  test.each<unknown>([null, undefined, 1, ['a'], {}, { toString: 'a' }])(
    'is a string: %j is none',
    (value) => {
      expect(messages(value)).toEqual([say.required])
    },
  )
})

test.each<unknown>([2 ** 31, -(2 ** 31), 2 ** 53, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1'])(
  'storable integer is none of %s',
  (value) => {
    expect(storableInteger.safeParse(value).success).toBe(false)
  },
)

test.each([
  ['1900-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59.999Z', true],
  ['0000-01-01T00:00:00Z', false],
  ['0001-01-01T00:00:00Z', false],
  ['+275760-09-13T00:00:00Z', false],
  ['2026-02-30T00:00:00Z', false],
])('%s is a storable instant: %s', (time, kept) => {
  expect(storableInstant.safeParse(time).success).toBe(kept)
})

test('pasted text loses direction controls and nothing else', () => {
  const pasted = '\u202a+966 51 234 5678\u202c \u2068نورة\u2069\u200f'
  expect(withoutDirectionControls(pasted)).toBe('+966 51 234 5678 نورة\u200f')
  expect(isStorable(withoutDirectionControls(pasted))).toBe(true)
})
