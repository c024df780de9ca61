import { expect, test } from '@jest/globals'
import { consentWordings } from '@rafiq/contracts/members'
import ar from '../../locales/ar.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import { wording } from './use-result.ts'

const read = ({ results }: typeof en) => `${results.consentYesMeans} ${results.consentNoMeans}`

test('the text of the consent card is the one that its wording names: a changed text takes a new number', () => {
  expect(consentWordings[wording]).toEqual({ ar: read(ar as typeof en), en: read(en) })
})
