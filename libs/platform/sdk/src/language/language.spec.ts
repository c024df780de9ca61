import { afterEach, expect, test } from '@jest/globals'
import { addTexts, i18n } from './instance.ts'
import { initialLanguage, keepChosenLanguage, languageStore, setLanguage } from './language.ts'
import { createFormat } from './use-language.ts'

afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'ar'
})

test('page language is Arabic unless something else was chosen', () => {
  document.documentElement.lang = ''
  expect(initialLanguage()).toBe('ar')
})

test('page language is the stored choice, else that of the document', () => {
  document.documentElement.lang = 'en'
  expect(initialLanguage()).toBe('en')
  setLanguage('ar')
  document.documentElement.lang = 'en'
  expect(initialLanguage()).toBe('ar')
})

test('page language is the one that the address asks for, which is remembered and taken out of it', () => {
  setLanguage('ar')
  history.replaceState(null, '', '/?lang=en&from=mail#top')
  expect(initialLanguage()).toBe('en')
  keepChosenLanguage()
  expect(location.href).toBe('http://localhost/?from=mail#top')
  expect(languageStore.getState().language).toBe('en')
  expect(initialLanguage()).toBe('en')
  history.replaceState(null, '', '/?lang=fr')
  keepChosenLanguage()
  expect(location.search).toBe('?lang=fr')
  history.replaceState(null, '', '/')
})

test('page language that an earlier document was asked for is remembered by the next', () => {
  document.documentElement.lang = 'en'
  keepChosenLanguage()
  expect(localStorage.getItem('language')).toBe('en')
  setLanguage('ar')
  document.documentElement.lang = 'en'
  keepChosenLanguage()
  expect(localStorage.getItem('language')).toBe('ar')
})

test('page language switches the document, the texts and the cookie without a reload', () => {
  setLanguage('en')
  expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
  expect(i18n.t('common:words.save')).toBe('Save')
  expect(document.cookie).toContain('lang=en')
  setLanguage('ar')
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(i18n.t('common:words.save')).toBe('حفظ')
})

test('texts added later stand beside those of an earlier version', () => {
  setLanguage('en')
  addTexts('safety', {
    ar: { block: 'حظر', menu: { more: 'المزيد' } },
    en: { block: 'Block', menu: { more: 'More' } },
  })
  addTexts('safety', { ar: { menu: { less: 'أقل' } }, en: { block: 'Block…', menu: { less: 'Less' } } })
  expect(['block', 'menu.more', 'menu.less'].map((key) => i18n.t(`safety:${key}`))).toEqual([
    'Block…',
    'More',
    'Less',
  ])
})

test('page language counts in all six Arabic forms', () => {
  addTexts('counted', {
    ar: {
      years_zero: 'أقل من سنة',
      years_one: 'سنة واحدة',
      years_two: 'سنتان',
      years_few: '{{count}} سنوات',
      years_many: '{{count}} سنة',
      years_other: '{{count}} سنة',
    },
    en: {},
  })
  setLanguage('ar')
  const years = [0, 1, 2, 3, 11, 100].map((count) => i18n.t('counted:years', { count }))
  expect(years).toEqual(['أقل من سنة', 'سنة واحدة', 'سنتان', '3 سنوات', '11 سنة', '100 سنة'])
})

test('page language writes dates in the Gregorian calendar, in Riyadh’s time, with Latin digits', () => {
  const lateEvening = '2025-07-25T22:30:00Z'
  expect(createFormat('ar').date(lateEvening)).toMatch(/^26 .*2025/)
  expect(createFormat('en').date(lateEvening)).toBe('26 July 2025')
  expect(createFormat('en').percent(87)).toBe('87%')
})
