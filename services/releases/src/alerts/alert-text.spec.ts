import { expect, test } from '@jest/globals'
import { alertCauses } from '@rafiq/platform-contracts'
import { alertText } from './alert-text.ts'

const about = { remote: 'chat', version: '2.0.0', reason: null, figures: null }

test.each(alertCauses)(
  'alert %s says remote and version in both languages, apart from the words around them',
  (cause) => {
    for (const language of ['ar', 'en'] as const) {
      const { subject, text } = alertText({ ...about, cause }, language)
      expect([subject, text].every((words) => words.includes('\u2068chat 2.0.0\u2069'))).toBe(true)
    }
  },
)

test('alert of errors gives the figures, and when it comes again', () => {
  const figures = { pages: 9, of: 120 }
  const { text } = alertText({ ...about, cause: 'errors-above', figures }, 'en')
  expect(text.replaceAll(/[\u2068\u2069]/g, '')).toContain('9 of 120 page loads in the last 15 minutes.')
  expect(text).toContain('after six hours')
})

test('alert of a yanked version gives the reason, whichever way it is written', () => {
  const { text } = alertText({ ...about, cause: 'version-yanked', reason: 'It leaks.' }, 'ar')
  expect(text).toContain('السبب: \u2068It leaks.\u2069')
  expect(text).not.toContain('نذكّرك')
})
