import { expect, test } from '@jest/globals'
import { chatLink, shareLink } from './whatsapp-link.ts'

test.each(['0551234567', '551234567', '+966 55 123 4567', '٠٥٥١٢٣٤٥٦٧'])(
  'WhatsApp link dials %s as 966551234567',
  (phone) => {
    expect(chatLink('https://wa.me', phone, 'hi')).toBe('https://wa.me/966551234567?text=hi')
  },
)

test('a message cannot break out of its place in the WhatsApp link', () => {
  const text = 'سارة & هند? #1\nhttps://x'
  const link = new URL(chatLink('https://wa.me/', '0551234567', text) ?? '')
  expect(link.pathname).toBe('/966551234567')
  expect([...link.searchParams]).toEqual([['text', text]])
  expect(link.hash).toBe('')
})

test('a phone that is no Saudi mobile has no WhatsApp link', () => {
  expect(chatLink('https://wa.me', '12', 'hi')).toBeNull()
})

test('a link to share a message names no recipient', () => {
  expect(new URL(shareLink('https://wa.me', 'hi')).href).toBe('https://wa.me/?text=hi')
})
