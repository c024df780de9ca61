import { expect, test } from '@jest/globals'
import { moveSentence } from './move-command.ts'

const result = { remote: 'chat', stable: '1.0.0', canary: null, disabled: false, changed: true }

test.each([
  [{}, 'chat: everybody gets 1.0.0.'],
  [{ changed: false }, 'Nothing to do. chat: everybody gets 1.0.0.'],
  [{ canary: { version: '2.0.0', percent: 10 } }, 'chat: 10 % of visitors get 2.0.0, the others 1.0.0.'],
  [{ stable: null }, 'chat: nobody gets it.'],
  [
    { stable: null, canary: { version: '2.0.0', percent: 10 } },
    'chat: 10 % of visitors get 2.0.0, the others nothing.',
  ],
  [{ disabled: true }, 'chat is disabled: nobody gets it.'],
])('%j: %s', (overrides, sentence) => {
  expect(moveSentence({ ...result, ...overrides })).toBe(sentence)
})
