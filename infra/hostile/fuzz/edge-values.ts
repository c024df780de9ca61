import fc, { type Arbitrary } from 'fast-check'

/** JSON that no value of JavaScript is written as: a number beyond doubles, a nest deeper than a stack. */
export class RawJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const nest = (depth: number, open: string, close: string) =>
  new RawJson(open.repeat(depth) + close.repeat(depth))

/** Texts that have broken something somewhere. */
export const edgeTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  'a\ud83d',
  '\u202eevil',
  '\u2066\u2067\u2068',
  '\u200b\u200d\ufeff',
  '\u115f',
  'ﷺ'.repeat(40),
  'e\u0301'.repeat(60),
  '٠١٢٣٤٥٦٧٨٩',
  'x'.repeat(300),
  'س'.repeat(6_000),
  '0000-01-01T00:00:00.000Z',
  '0000-01-01',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2025-02-30T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  'null',
  'NaN',
  '1e999',
  '0x10',
  '-1',
  '2147483648',
  '9223372036854775808',
  "' or '1'='1",
  '%',
  '_%_',
  '\\',
  '$1',
  '{{7*7}}',
  '#{7*7}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\',
  '\r\nx-injected: 1',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  'file:///etc/passwd',
]

const nastyNumbers: readonly number[] = [
  0, -0, -1, 1, 0.5, 1e-7, 17, 18, 99, 100, 32_767, 32_768, 65_536, 2_147_483_647, 2_147_483_648,
  -2_147_483_649, 4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, 9.3e18, 1e21, 1e308,
]

const nastyStructures: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { $gt: '' },
  { toString: 'x' },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { constructor: { prototype: { admin: true } } },
  JSON.parse('{"then":"x"}'),
  Array.from({ length: 300 }, () => 0),
  new RawJson('1e999'),
  new RawJson('-1e999'),
  new RawJson('123456789012345678901234567890'),
  new RawJson('{"a":1,"a":2}'),
  nest(40, '[', ']'),
  nest(400, '[', ']'),
  new RawJson(`${'{"a":'.repeat(400)}1${'}'.repeat(400)}`),
]

/** Anything that a field may not be ready for. */
export const edgeValue: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...edgeTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...nastyNumbers) },
  { weight: 3, arbitrary: fc.constantFrom(...nastyStructures) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
      .map((codes) => String.fromCharCode(...codes)),
  },
)

/** JSON of a value, with whatever is raw in it as it is. Lone surrogates go as escapes, as JSON has them. */
export function writeJson(value: unknown): string {
  if (value instanceof RawJson) return value.text
  if (Array.isArray(value)) return `[${value.map(writeJson).join()}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${writeJson(part)}`)
    return `{${parts.join()}}`
  }
  return JSON.stringify(value) ?? 'null'
}
