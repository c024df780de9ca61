import { expect, test } from '@jest/globals'
import { chatLink, shareLink } from './whatsapp-link.ts'

test.each(['0551234567', '551234567', '+966 55 123 4567', '٠٥٥١٢٣٤٥٦٧'])(
  'dials %s as 966551234567',
  (phone) => {
    expect(chatLink('https://wa.me', phone, 'hi')).toBe('https://wa.me/966551234567?text=hi')
  },
)

test('nothing in a message can leave its place in the link', () => {
  const text = 'سارة & هند? #1\nhttps://x'
  const link = new URL(chatLink('https://wa.me/', '0551234567', text) ?? '')
  expect(link.pathname).toBe('/966551234567')
  expect([...link.searchParams]).toEqual([['text', text]])
  expect(link.hash).toBe('')
})

test('what is no Saudi mobile number gives no link', () => {
  expect(chatLink('https://wa.me', '12', 'hi')).toBeNull()
})

test('a message to share names nobody', () => {
  expect(new URL(shareLink('https://wa.me', 'hi')).href).toBe('https://wa.me/?text=hi')
})
