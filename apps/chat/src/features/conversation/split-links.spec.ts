import { expect, test } from '@jest/globals'
import { splitLinks } from './split-links.ts'

const links = (content: string) => splitLinks(content).flatMap(({ link }) => (link ? [link.href] : []))

test.each([
  ['an address', 'شوف https://example.com/a_b', 'https://example.com/a_b'],
  ['an address without its scheme', 'haraj.com.sa تمام', 'https://haraj.com.sa/'],
  ['an address before an Arabic question mark', 'رأيك في https://a.com/x؟', 'https://a.com/x'],
  ['an address before an Arabic comma', 'www.a.com، وبعدين', 'https://www.a.com/'],
  ['an address in brackets', '(https://a.com/b)', 'https://a.com/b'],
  ['an address after an Arabic colon', 'الرابط:https://a.com/b', 'https://a.com/b'],
  [
    'an Arabic address, as machines read it',
    'https://موقع.السعودية/x',
    'https://xn--4gbrim.xn--mgberp4a5d4ar/x',
  ],
  ['an address in Cyrillic letters, as machines read it', 'https://аpple.com', 'https://xn--pple-43d.com/'],
])('a message with %s has one link', (_, content, href) => expect(links(content)).toEqual([href]))

test.each([
  ['a Saudi mobile number', '0512345678 أو +966512345678'],
  ['a number for a telephone', 'tel:+966512345678'],
  ['an e-mail address', 'sara@example.com'],
  ['a script', 'javascript:alert(1) data:text/html,x'],
  ['a file of this machine', 'file:///etc/passwd'],
  ['a machine of the own network', 'https://localhost/x'],
  ['a name and a password before the host', 'https://rafiq.sa:x@evil.com/'],
  ['a price and an hour', 'الإيجار 2.500 الساعة 5.30 Then go.Yes'],
])('a message with %s has no link', (_, content) => expect(links(content)).toEqual([]))

test('message parts joined are the message', () => {
  const content = 'أول\n\nhttps://a.com/x، ثم b.com! وبعد'
  expect(
    splitLinks(content)
      .map(({ text }) => text)
      .join(''),
  ).toBe(content)
  expect(links(content)).toEqual(['https://a.com/x', 'https://b.com/'])
})
