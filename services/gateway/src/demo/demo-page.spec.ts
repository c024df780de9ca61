import { expect, test } from '@jest/globals'
import { testProduct as product } from '@rafiq/testing'
import { demoPage } from './demo-page.ts'

const [page] = product.demoPages
if (!page) throw new Error('the product has no demo page')
const { theme } = product
const visit = { segment: '966551234567', query: 'السلام عليكم', nonce: 'abc' }

test('a demo page shows segment and query in both languages, the own one first', () => {
  const html = demoPage(page, theme, visit, 'ar')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html.indexOf('<section lang="ar" dir="rtl">')).toBeLessThan(
    html.indexOf('<section lang="en" dir="ltr">'),
  )
  expect(html.match(/\+966551234567/g)).toHaveLength(2)
  expect(html.match(/السلام عليكم/g)).toHaveLength(2)
})

test('markup in the query of a demo page stays text', () => {
  const html = demoPage(page, theme, { ...visit, query: `</dd><script>alert("1")</script>'&` }, 'en')
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;/dd&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;')
})

test('a demo page says so where the address has no segment', () => {
  expect(demoPage(page, theme, { ...visit, segment: null }, 'en')).toContain(page.texts.en.noSegment)
})
