import { afterEach, expect, test } from '@jest/globals'
import { session } from './session.ts'
import { signedInHint } from './signed-in-hint.ts'

afterEach(() => session.end())

test('signed-in hint exists while a session does, and holds nothing of it', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier page of the browser left it
  document.cookie = 'signed-in=1; Path=/'
  expect(signedInHint.given()).toBe(true)
  // A browser that was closed meanwhile: its tabs' session is gone.
  signedInHint.keep()
  expect(signedInHint.given()).toBe(false)
  session.start('a-token')
  expect(document.cookie).toBe('signed-in=1')
  session.renew('another-token')
  expect(signedInHint.given()).toBe(true)
  session.end()
  expect(document.cookie).toBe('')
})
