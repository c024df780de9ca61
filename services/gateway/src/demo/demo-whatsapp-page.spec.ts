import { expect, test } from '@jest/globals'
import { demoWhatsappPage } from './demo-whatsapp-page.ts'

const chat = { number: '966551234567', message: 'السلام عليكم', nonce: 'abc' }

test('shows number and message in both languages, the own one first', () => {
  const html = demoWhatsappPage(chat, 'ar')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html.indexOf('<section lang="ar" dir="rtl">')).toBeLessThan(
    html.indexOf('<section lang="en" dir="ltr">'),
  )
  expect(html.match(/\+966551234567/g)).toHaveLength(2)
  expect(html.match(/السلام عليكم/g)).toHaveLength(2)
})

test('markup in a message stays text', () => {
  const html = demoWhatsappPage({ ...chat, message: `</dd><script>alert("1")</script>'&` }, 'en')
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;/dd&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;')
})

test('without a number anybody can be written to', () => {
  expect(demoWhatsappPage({ ...chat, number: null }, 'en')).toContain('whoever is chosen in WhatsApp')
})
