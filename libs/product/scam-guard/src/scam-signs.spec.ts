import { describe, expect, test } from '@jest/globals'
import arHeldOut from '../test/messages/ar.held-out.json' with { type: 'json' }
import arTuning from '../test/messages/ar.tuning.json' with { type: 'json' }
import enHeldOut from '../test/messages/en.held-out.json' with { type: 'json' }
import enTuning from '../test/messages/en.tuning.json' with { type: 'json' }
import { findScamSigns, type ScamSign } from './scam-signs.ts'

type Labelled = { text: string; signs: ScamSign[] }

/** The share of them of which it is true. */
const share = (messages: readonly Labelled[], isTrue: (message: Labelled) => boolean): number =>
  messages.filter(isTrue).length / messages.length
const isFound = ({ text }: Labelled) => findScamSigns(text).length > 0
const isHarmful = ({ signs }: Labelled) => signs.length > 0
const isHarmless = ({ signs }: Labelled) => signs.length === 0

describe.each([
  ['Arabic', arTuning as Labelled[], arHeldOut as Labelled[]],
  ['English', enTuning as Labelled[], enHeldOut as Labelled[]],
])('scam guard on the labelled messages in %s', (_language, tuning, heldOut) => {
  const all = [...tuning, ...heldOut]

  test('has 400 different ones or more, half of them harmless', () => {
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(400)
    expect(all.filter(isHarmful).length).toBeGreaterThanOrEqual(200)
    expect(all.filter(isHarmless).length).toBeGreaterThanOrEqual(200)
  })

  test.each([
    ['those that the rules were made with', tuning],
    ['those held out, which no rule was made with', heldOut],
    ['all', all],
  ])(
    'finds nine of ten harmful ones and takes 2 percent of the harmless ones for such at most: %s',
    (_, messages) => {
      expect(share(messages.filter(isHarmful), isFound)).toBeGreaterThanOrEqual(0.9)
      expect(share(messages.filter(isHarmless), isFound)).toBeLessThanOrEqual(0.02)
    },
  )

  test('names a reason that is the labelled one, of nine of ten that it finds', () => {
    const found = all.filter(isHarmful).filter(isFound)
    const named = share(found, ({ text, signs }) => findScamSigns(text).some((sign) => signs.includes(sign)))
    expect(named).toBeGreaterThanOrEqual(0.9)
  })
})

test.each<[string, ScamSign[]]>([
  ['Transfer the deposit to SA03 8000 0000 6080 1016 7519 and I keep the room', ['account', 'deposit']],
  ['حطيت رقمك بالغلط، عطني الرمز اللي وصلك', ['code']],
  ['٠٥٥١٢٣٤٥٦٧', ['off-platform']],
  ['https://maps.app.goo.gl/AbCdEf123', []],
  ['', []],
  ['x'.repeat(2_000), []],
])('scam guard names the gravest reason first: %s', (text, signs) => {
  expect(findScamSigns(text)).toEqual(signs)
})
