import { expect, test } from '@jest/globals'
import { consentWordings } from '@rafiq/contracts/members'
import ar from '../../locales/ar.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import { wording } from './change-consent.ts'

test('the text of the switch is the one that its wording names: a changed text takes a new number', () => {
  expect(consentWordings[wording]).toEqual({ ar: ar.privacy.switchText, en: en.privacy.switchText })
})
