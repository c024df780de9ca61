import { describe, expect, test } from '@jest/globals'
import { findPersonalData, tokensIn } from './personal-data.ts'

const kinds = (log: string, known = {}) =>
  findPersonalData('users.log', log, known).map(({ what, line }) => `${what} in ${line}`)

describe('personal data in a log', () => {
  test.each([
    [
      'a failing statement’s e-mail address',
      "insert into members values ('sara.q+1@rafiq.test')",
      'e-mail address',
    ],
    ['a password hash', 'values ($argon2id$v=19$m=19456,t=2,p=1$c29tZQ$aGFzaA)', 'password hash'],
    ['a phone number', '{"to":"966512345678"}', 'phone number'],
    ['a phone number as typed', 'call 0512345678 now', 'phone number'],
    ['a session or a link', '/reset-password?token=QLaCHPyhBrTk1DpphYLWDOBze8hb5ShXNO8rVWwJF48', 'token'],
  ])('%s', (_what, line, kind) => {
    expect(kinds(`first line\n${line}\n`)).toEqual([`${kind} in 2`])
  })

  test.each([
    ['an id', '01a1fbb4-9177-7675-820b-8839024e5f54'],
    ['a time and a duration', '{"time":"2026-11-21T10:00:00.000Z","milliseconds":9665}'],
    ['a version of a remote', 'published chat@1.0.0-dev.abc'],
    ['a hash of a file', `sha384-${'aB3'.repeat(21)}c`],
    ['an address of a service', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['a long name in code', 'a'.repeat(43)],
  ])('%s is none', (_what, line) => {
    expect(kinds(line)).toEqual([])
  })
})

describe('known personal data in a log', () => {
  const known = { name: ['نورة العتيبي', 'Al', 'Sara'], bio: ['أحب الهدوء\nوالقراءة'] }

  test('as it was told, and as JSON writes it', () => {
    expect(kinds('{"name":"نورة العتيبي"}', known)).toEqual(['name in 1'])
    expect(kinds('{"bio":"أحب الهدوء\\nوالقراءة"}', known)).toEqual(['bio in 1'])
  })

  test('but not as a part of another word, nor where it is too short to say anything', () => {
    expect(kinds('Sarajevo, Also', known)).toEqual([])
  })

  test('and is not repeated by the finding', () => {
    expect(JSON.stringify(findPersonalData('users.log', 'Sara', known))).not.toContain('Sara')
  })
})

test('mail tokens are found whole, signed ones too, without the end of a sentence', () => {
  const mail =
    'Open https://rafiq.test/verify-email?token=aB-c_1.\nEnd: https://rafiq.test/unsubscribe?token=0190-a.message.s_g'
  expect(tokensIn(mail)).toEqual(['aB-c_1', '0190-a.message.s_g'])
})
