import { describe, expect, test } from '@jest/globals'
import { mailtoLink, supportMail } from './support-mail.ts'
import type { CompleteRequest } from './support-request.ts'

const labels = {
  name: 'Name',
  email: 'Email',
  category: 'Category',
  subject: 'Subject',
  message: 'Message',
  time: 'Time',
}

const aMail = (changes: Partial<CompleteRequest> = {}) =>
  supportMail({
    request: {
      name: 'Sara',
      email: 'sara@example.com',
      category: 'technical',
      subject: 'Photo',
      message: 'It does not load.',
      ...changes,
    },
    labels,
    category: 'Technical issue',
    time: '26 July 2025 at 09:00',
  })

/** What a mail app makes of a link. */
function opened(link: string) {
  const url = new URL(link)
  const read = (name: string) =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url.search)?.[1] ?? '')
  return { to: decodeURIComponent(url.pathname), subject: read('subject'), body: read('body') }
}

describe('the message', () => {
  test('has the category in capitals and brackets before the subject', () => {
    expect(aMail().subject).toBe('[TECHNICAL] Photo')
  })

  test('names category, sender, address, subject, message and time', () => {
    expect(aMail().body.split('\r\n')).toEqual([
      'Category: Technical issue',
      'Name: Sara',
      'Email: sara@example.com',
      'Subject: Photo',
      '',
      'Message:',
      'It does not load.',
      '',
      'Time: 26 July 2025 at 09:00',
    ])
  })

  test.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])('ends every line of %j as mail does', (message) => {
    expect(aMail({ message }).body).toContain('Message:\r\none\r\ntwo\r\n\r\nTime')
  })

  test('keeps the subject and the sender on one line', () => {
    const mail = aMail({ subject: 'Photo\r\nBcc: all@example.com', name: 'Sara\nHassan' })
    expect(mail.subject).toBe('[TECHNICAL] Photo Bcc: all@example.com')
    expect(mail.body).toContain('\r\nName: Sara Hassan\r\n')
  })
})

describe('the link', () => {
  test.each(['لا تظهر الصورة، 100%', 'a & b = c? #1 + 2', 'two\nlines', '"quoted" <tag> 🏠'])(
    'gives a mail app %j as it was typed',
    (message) => {
      const mail = aMail({ message })
      expect(opened(mailtoLink('support@rafiq.test', mail))).toEqual({ to: 'support@rafiq.test', ...mail })
    },
  )

  test('writes spaces as %20 and line ends as %0D%0A, since mail apps read a plus as a plus', () => {
    const link = mailtoLink('support@rafiq.test', { subject: 'a b', body: 'c\r\nd+e' })
    expect(link).toBe('mailto:support@rafiq.test?subject=a%20b&body=c%0D%0Ad%2Be')
  })

  test('survives half of a character', () => {
    expect(mailtoLink('a@b.test', { subject: '\ud83c', body: '' })).toContain('subject=%EF%BF%BD')
  })
})
